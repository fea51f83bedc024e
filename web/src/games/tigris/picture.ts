// From the server's view to what the board draws.
import type { TigrisConflictView, TigrisView } from '../../api/types'
import { cellName } from '../../board/grid'
import { say } from '../../words/words.svelte'
import type { Leader, Picture, Side, Support } from './board'
import { BOARDS } from './board'

export const TILES = ['temple', 'farm', 'market', 'settlement'] as const
export const LEADERS = ['priest', 'farmer', 'trader', 'king'] as const
export const COLOURS = ['red', 'blue', 'green', 'black'] as const
const TINTS = 7

export const colourOf = (tile: string) => COLOURS[TILES.indexOf(tile as (typeof TILES)[number])]!
export const leaderOf = (tile: string) => LEADERS[TILES.indexOf(tile as (typeof TILES)[number])]!
export const leaderSymbol = (leader: string, dynasty: string) => `te-${leader}-${dynasty}`
export const buildingSymbol = (building: string) => building.replaceAll(' ', '-')

export const rowsOf = (view: TigrisView) => BOARDS[view.board]!
export const cellsIn = (view: TigrisView) =>
  rowsOf(view).flatMap((line, row) => [...line].map((_, column) => cellName(row, column)))

/** The leader on a cell, if one is there, with its kingdom and the tiles that would support it in a war. */
export function supportOn(view: TigrisView, cell: string): Support | null {
  for (const seat of view.seats)
    for (const [leader, at] of Object.entries(seat.leaders))
      if (at === cell) return { kingdom: view.kingdoms.find(({ cells }) => cells.includes(cell))?.cells ?? [], supporters: seat.supporters[leader]! }
  return null
}

function leaders(view: TigrisView): Leader[] {
  return view.seats.flatMap((seat) =>
    Object.entries(seat.leaders).map(([leader, cell]) => ({
      cell,
      symbol: leaderSymbol(leader, seat.dynasty),
      strength: seat.supporters[leader]!.length,
    })),
  )
}

/** Kingdoms keep their tint as long as their first leader stays, where two do not clash. */
function kingdoms(view: TigrisView): Picture['kingdoms'] {
  const taken = new Set<number>()
  return view.kingdoms
    .filter((kingdom) => kingdom.leaders.length > 0)
    .map((kingdom) => {
      const [seat, colour] = kingdom.leaders[0]!
      let tint = (4 * seat! + colour!) % TINTS
      while (taken.has(tint) && taken.size < TINTS) tint = (tint + 1) % TINTS
      taken.add(tint)
      return { cells: kingdom.cells, tint: tint + 1 }
    })
}

function side(view: TigrisView, conflict: TigrisConflictView, role: Side['role']): Side {
  return { role, leader: view.seats[conflict[role]]!.leaders[leaderOf(conflict.colour)]!, supporters: conflict[`behind_${role}`] }
}

export function pictureOf(view: TigrisView): Picture {
  const letter = Object.fromEntries(TILES.map((tile) => [tile, say(`tigris-letter-${tile}`)]))
  const { conflict } = view
  return {
    tiles: Object.entries(view.tiles).map(([cell, tile]) => ({ cell, tile, letter: letter[tile]! })),
    leaders: leaders(view),
    monuments: Object.entries(view.monuments).flatMap(([pair, cell]) => (cell ? [{ pair, cell }] : [])),
    buildings: Object.entries(view.buildings).map(([name, cell]) => ({ name: buildingSymbol(name), cell })),
    treasures: view.treasures,
    catastrophes: view.catastrophes,
    framed: view.framed,
    unification: view.unification,
    kingdoms: kingdoms(view),
    sides: conflict ? [side(view, conflict, 'attacker'), side(view, conflict, 'defender')] : [],
  }
}

/** What stands on a cell, in words, for the screen reader and the tooltip. */
export function describe(view: TigrisView, names: string[], cell: string): string {
  const parts = [cell.toUpperCase()]
  const tile = view.tiles[cell]
  if (tile) parts.push(say('tigris-here-tile', { tile }))
  for (const seat of view.seats)
    for (const [leader, at] of Object.entries(seat.leaders))
      if (at === cell) parts.push(say('tigris-here-leader', { leader, seat: seat.seat, number: seat.supporters[leader]!.length }, names))
  if (view.treasures.includes(cell)) parts.push(say('tigris-here-treasure'))
  if (view.catastrophes.includes(cell)) parts.push(say('tigris-here-catastrophe'))
  if (view.face_down.includes(cell)) parts.push(say('tigris-here-monument'))
  for (const [building, at] of Object.entries(view.buildings))
    if (at === cell) parts.push(say('tigris-here-building', { building }))
  if (parts.length === 1) {
    const ground = rowsOf(view)[Number(cell.slice(1)) - 1]![cell.charCodeAt(0) - 97]
    parts.push(say(ground === '~' ? 'tigris-here-river' : 'tigris-here-land'))
  }
  return parts.join(', ')
}
