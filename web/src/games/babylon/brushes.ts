// Setting up a position of Babylon by hand: each brush changes the garden of the player whose turn it is.
import { placeOf } from '../../board/grid'
import type { Brush, Position } from '../../store/study.svelte'
import { turnBrush } from '../../table/brushes'
import { form, say } from '../../words/words.svelte'
import { CORNERS, cellsUnder, SIDE, surfaces, SYMBOLS, type Terrace } from './boards/board'

const MATERIALS = { clay: 'C', granite: 'G', basalt: 'B' }
const OF_EACH = 16
const MOST_COLUMNS = 6

type Tile = { tile: string; cell: string; level: number; turns: number; supports: string }
type Garden = { tiles: Tile[]; decorations: string[] }
type Babylon = Position & { active: number | null; first: number; singles: number[]; gardens: Garden[]; slots: (string | null)[] }

const seatOf = (position: Babylon) => position.active ?? position.first
const gardenOf = (position: Babylon) => position.gardens[seatOf(position)]!

/** The tile that is seen on a cell. */
const topTile = ({ tiles }: Garden, cell: string) =>
  tiles.filter((tile) => cellsUnder(tile.cell).includes(cell)).sort((a, b) => b.level - a.level)[0]

/** The first tile of a list that lies nowhere; the tiles after the one that lies here come first. */
function nextTile(position: Babylon, names: string[], here: string | undefined): string | undefined {
  const laid = new Set([...position.gardens.flatMap((garden) => garden.tiles.map((tile) => tile.tile)), ...position.slots])
  const after = names.indexOf(here ?? '') + 1
  return [...names.slice(after), ...names.slice(0, after)].find((name) => !laid.has(name))
}

/** Lay a tile on the lowest level it can have, with a column under every corner that one can reach. */
function lay(position: Babylon, at: string, names: string[]): void {
  const garden = gardenOf(position)
  const { row, column } = placeOf(at)
  const cell = row < SIDE - 1 && column < SIDE - 1 ? at : at.replace('h', 'g').replace('8', '7')
  const here = garden.tiles.find((tile) => tile.cell === cell)
  const name = nextTile(position, names, here?.tile)
  if (!name) return
  if (here) {
    here.tile = name
    return
  }
  const levels = surfaces(garden.tiles as unknown as Terrace[])
  const tops = cellsUnder(cell).map((each) => levels.get(each) ?? 0)
  const level = Math.max(...tops) + 1
  const supports = tops.map((top) => ({ 1: '1', 2: '2' })[level - top] ?? '-').join('')
  garden.tiles.push({ tile: name, cell, level, turns: 0, supports })
}

function turn(position: Babylon, cell: string): void {
  const tile = topTile(gardenOf(position), cell)
  if (tile) tile.turns = (tile.turns + 1) % 4
}

/** A corner gets a lookout instead of its column, or its column back. */
function lookout(position: Babylon, cell: string): void {
  const garden = gardenOf(position)
  const tile = topTile(garden, cell)
  if (!tile) return
  const corner = cellsUnder(tile.cell).indexOf(cell)
  const below = surfaces(garden.tiles.filter((each) => each.level < tile.level) as unknown as Terrace[]).get(cell) ?? 0
  const column = tile.supports[corner] === '-' ? String(tile.level - below) : '-'
  tile.supports = CORNERS.map((_, i) => (i === corner ? column : tile.supports[i]!)).join('')
}

/** The uppermost thing on a cell goes: a decoration, or else the tile. */
function clear(position: Babylon, cell: string): void {
  const garden = gardenOf(position)
  const kept = garden.decorations.filter((words) => !words.split(' ').includes(cell))
  const tile = kept.length === garden.decorations.length ? topTile(garden, cell) : undefined
  garden.decorations = kept
  garden.tiles = garden.tiles.filter((each) => each !== tile)
}

const inReadingOrder = (a: string, b: string) => Number(a.slice(1)) - Number(b.slice(1)) || a.localeCompare(b)

/** The quarry holds what is nowhere else, and the turn begins. */
function settled(position: Position): Position {
  const { token, round } = position as { token: string | null; round: number }
  const later = { quarry: null, removed: null, discarded: null, mined: null, placed: 0, changed: null, doubles: null, phase: 'mine' }
  return { ...position, ...later, token: round > 1 ? (token ?? 'none') : null, tokens_unseen: null }
}

function brush(id: string, symbol: string, label: string, paint: (position: Babylon, cell: string) => void): Brush {
  const painted = (position: Position, cell: string) => {
    paint(position as Babylon, cell)
    return settled(position)
  }
  return { id, symbol, label, paint: painted }
}

/** Stairs, fountains and footbridges stand on two spaces: touch one, then the other. */
function pairBrush(kind: string): Brush {
  let first: string | null = null
  const paint = (position: Position, cell: string) => {
    const from = first
    first = from ? null : cell
    if (!from) return null
    gardenOf(position as Babylon).decorations.push([kind, ...[from, cell].sort(inReadingOrder)].join(' '))
    return settled(position)
  }
  return { id: kind, symbol: `bn-slot-${kind}`, label: say('page-brush-two', { words: form('decoration', kind) }), paint }
}

export function brushes(): Brush[] {
  const tiles = Object.entries(MATERIALS).map(([material, letter]) => {
    const names = Array.from({ length: OF_EACH }, (_, i) => `${letter}${i + 1}`)
    return brush(material, `bn-${material}`, form('material', material), (position, cell) => lay(position, cell, names))
  })
  const start = brush('start', 'bn-start', form('material', 'start'), (position, cell) => {
    const seat = seatOf(position)
    position.slots = position.slots.with(seat, null)
    lay(position, cell, [`S${seat + 1}`])
  })
  const statue = brush('statue', 'bn-slot-statue', form('decoration', 'statue'), (position, cell) => gardenOf(position).decorations.push(`statue ${cell}`))
  const column = brush('column', 'bn-glyph-column', form('column', 'single'), (position) => {
    const seat = seatOf(position)
    position.singles = position.singles.with(seat, (position.singles[seat]! + 1) % (MOST_COLUMNS + 1))
  })
  return [
    ...tiles, start, brush('turned', 'i-rotate', say('babylon-turn-right'), turn),
    brush('lookout', 'bn-glyph-lookout', say('babylon-lookout'), lookout),
    ...SYMBOLS.filter((kind) => kind !== 'statue').map(pairBrush), statue, column,
    brush('nothing', 'i-close', say('page-brush-nothing'), clear), turnBrush(settled),
  ]
}
