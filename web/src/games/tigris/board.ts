// What the board of Tigris & Euphrates is given to draw.
import boards from 'games/tigris/data/boards.toml'

export const BOARDS = boards

export type Leader = { cell: string; symbol: string; strength: number }
export type Side = { role: 'attacker' | 'defender'; leader: string; supporters: string[] }

/** Who stands behind a leader: its kingdom, and the tiles that count for it. */
export type Support = { kingdom: string[]; supporters: string[] }

export type Picture = {
  tiles: { cell: string; tile: string; letter: string }[]
  leaders: Leader[]
  monuments: { pair: string; cell: string }[]
  buildings: { name: string; cell: string }[]
  treasures: string[]
  catastrophes: string[]
  framed: string[]
  unification: string | null
  kingdoms: { cells: string[]; tint: number }[]
  sides: Side[]
}

/** The piece as it would stand; monuments are two cells wide. */
export type Ghost = { cell: string; symbol: string; size: 1 | 2 }
