// What the board of Babylonia is given to draw.
import board from 'games/babylonia/data/board.toml'

export const ROWS = board.rows
export const LANDS = board.lands

const MARKS = new Map(
  ROWS.flatMap((line, row) => [...line].map((mark, column) => [`${String.fromCharCode(97 + column)}${row + 1}`, mark])),
)

export type Land = 'north' | 'central' | 'south'
const LAND_OF: Record<string, Land> = {
  n: 'north', N: 'north', 1: 'north', c: 'central', C: 'central', 2: 'central', s: 'south', S: 'south', 3: 'south',
}

/** The land of a hex; null in a river. */
export const landOf = (cell: string): Land | null => LAND_OF[MARKS.get(cell)!] ?? null
export const riverOf = (cell: string) => ({ t: 'tigris', e: 'euphrates' })[MARKS.get(cell)!] ?? null
/** Where a city or a field lies at the start. */
export const isSpot = (cell: string) => 'NCS'.includes(MARKS.get(cell)!)
export const inPlay = (cell: string, players: number) => {
  const land = landOf(cell)
  return land === null || LANDS[players]!.includes(land[0]!)
}

export type Picture = {
  players: number
  tiles: { cell: string; symbol: string; letter: string }[]
  cities: { cell: string; kind: string }[]
  fields: { cell: string; value: string }[]
  ziggurats: { cell: string; scored: boolean; winner: string | null }[]
  /** Where a city or a field lay. */
  spots: string[]
}

/** A site in the light: each player's links with it, the nobles it pays, the land still open. */
export type Light = {
  cell: string
  needed: string[]
  seats: { seat: string; linked: string[]; paying: string[] }[]
}

/** The tile as it would lie, what it would bring, and the sites it would close in. */
export type Ghost = { cell: string; symbol: string; points: string; closing: string[] }

export type Names = Record<Land | 'tigris' | 'euphrates' | 'out', string>
