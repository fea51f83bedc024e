// What the boards of Babylon are given to draw, and where things are seen: flat, or in isometric view turned by quarters.
import { cellName, placeOf } from '../../../board/grid'

export const SIDE = 8
export const SYMBOLS = ['stairs', 'fountain', 'footbridge', 'statue'] as const
/** From the north-west cell of a tile to its cells, clockwise. */
export const CORNERS = [[0, 0], [1, 0], [1, 1], [0, 1]] as const

/** A tile as it lies on a stack or in a hand: its spaces are clockwise from the north-west. */
export type Face = { material: string; flower: string; spaces: string[] }

export type Stack = {
  name: string
  face: Face | null
  layers: number
  columns: number
  edges: Record<string, string>
}

export type Terrace = { tile: string; cell: string; level: number; flower: string; spaces: string[]; supports: string[]; fresh: boolean }
export type Ornament = { kind: string; cells: string[]; levels: number[]; inSight: boolean }

/** A space whose symbol a token has changed, for this turn. */
export type Picture = { terraces: Terrace[]; ornaments: Ornament[]; lookouts: string[]; changed: string | null }

/** A tile as it would lie: what each corner stands on, clockwise. */
export type Ghost = {
  cell: string
  level: number
  flower: string
  spaces: string[]
  corners: { corner: string; cell: string; support: string; columns: number }[]
}

/** A decoration that may be built. */
export type Idea = { action: string; kind: string; cells: string[]; mark: string }

/** A decoration that a placement would make possible, and the points of the best of its kind. */
export type Possible = { kind: string; points: number }

/** What both pictures of a garden show above its pieces. */
export type Marks = {
  /** Where the tile in hand may lie, by its north-west cell, with what it is worth. */
  spots: Map<string, string>
  /** What lying there would make possible. */
  possible: Map<string, Possible>
  ghost: Ghost | null
  ideas: Idea[]
  /** The action that is chosen: an idea, or what the ghost shows. */
  chosen: string | null
  /** Single spaces where one may act. */
  cells: string[]
  last: string[]
  refused: string | null
}

export const NO_MARKS: Marks = { spots: new Map(), possible: new Map(), ghost: null, ideas: [], chosen: null, cells: [], last: [], refused: null }

export const cellsUnder = (cell: string): string[] => {
  const { row, column } = placeOf(cell)
  return CORNERS.map(([right, down]) => cellName(row + down, column + right))
}

/** The level of the surface of every cell that is not the bare board. */
export function surfaces(terraces: Terrace[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const terrace of terraces)
    for (const cell of cellsUnder(terrace.cell)) found.set(cell, Math.max(found.get(cell) ?? 0, terrace.level))
  return found
}

export const levelUnder = (levels: Map<string, number>, cell: string) =>
  Math.max(...cellsUnder(cell).map((each) => levels.get(each) ?? 0))

/** Spaces that carry something, as `cell level`, so that their symbols are not seen. */
export function takenSpaces({ terraces, ornaments }: Picture): Set<string> {
  const taken = new Set(ornaments.flatMap(({ cells, levels }) => cells.map((cell, i) => `${cell} ${levels[i]}`)))
  for (const { cell, level, supports } of terraces)
    cellsUnder(cell).forEach((each, i) => supports[i] === 'none' && taken.add(`${each} ${level}`))
  return taken
}

/** Which place a pointer means, by how far its dot is: at hand, or the cell that was hit, or at least not far. */
export function meant(dots: { cell: string; away: number }[], under: string | null): string | null {
  const [near] = dots.sort((a, b) => a.away - b.away)
  const hit = near && near.away > 0.42 && dots.some(({ cell }) => cell === under)
  return near && near.away < 0.9 && !hit ? near.cell : under
}

// Isometric: a cell is 72 wide and 42 deep, a level 46 high.

export const CX = 36
export const CY = 21
export const HIGH = 46
export const ON_THE_LAWN = `matrix(${CX / 100} ${CY / 100} ${-CX / 100} ${CY / 100} 0 0)`

export type Point = [number, number]

/** Where a point is seen: x to the lower right, y to the lower left, z up. */
export const iso = (x: number, y: number, z: number): Point => [(x - y) * CX, (x + y) * CY - z * HIGH]

/** The corners of a block of cells on a level, as the points of a polygon. */
export const diamond = (x: number, y: number, wide: number, deep: number, z: number) =>
  [[0, 0], [wide, 0], [wide, deep], [0, deep]].map(([a, b]) => iso(x - 0.5 + a!, y - 0.5 + b!, z).join()).join(' ')

/** Column and row as seen after so many quarter turns of the garden. */
export function seen(cell: string, turns: number): Point {
  const { row, column } = placeOf(cell)
  return spun([column, row], turns)
}

export function spun([x, y]: Point, turns: number): Point {
  let at: Point = [x, y]
  for (let i = 0; i < turns; i += 1) at = [SIDE - 1 - at[1], at[0]]
  return at
}

export const named = ([x, y]: Point, turns: number): string | null => {
  const [column, row] = spun([x, y], (4 - turns) % 4)
  return column < 0 || row < 0 || column >= SIDE || row >= SIDE ? null : cellName(row, column)
}

/** The farthest of some cells as seen, and how far they reach from it. */
export function extent(cells: string[], turns: number): { x: number; y: number; wide: number; deep: number } {
  const places = cells.map((cell) => seen(cell, turns))
  const [xs, ys] = [places.map((p) => p[0]), places.map((p) => p[1])]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, wide: Math.max(...xs) - x + 1, deep: Math.max(...ys) - y + 1 }
}

/** The spaces of a tile as seen from where the garden is turned to. */
export const spacesSeen = <T>(spaces: T[], turns: number): T[] => [...spaces.slice(4 - turns), ...spaces.slice(0, 4 - turns)]

/** One drawing in the garden: what is farther and lower comes first. */
export type Thing = {
  key: string
  stage: number
  depth: number
  /** Above the level looked at it is glass. */
  level: number
  symbol: string
  at: Point
  terrace?: { spaces: (string | null)[]; flower: string; fresh: boolean; marked: number }
}

const WAYS: Record<string, string> = { '1,0': 'e', '-1,0': 'w', '0,1': 's', '0,-1': 'n' }

function column(key: string, cell: string, support: string, level: number, turns: number): Thing[] {
  const [x, y] = seen(cell, turns)
  const on = (base: number, symbol: string): Thing => ({
    key: `${key} ${symbol}`, stage: 2 * base, depth: x + y, level, symbol, at: iso(x, y, base),
  })
  if (support === 'single') return [on(level - 1, 'bn-column')]
  if (support === 'double') return [on(level - 2, 'bn-column-low'), on(level - 1, 'bn-column-high')]
  if (support === 'statue') return [on(level - 1, 'bn-statue')]
  return [{ ...on(level, 'bn-lookout'), level }]
}

export function ornamentThings({ kind, cells, levels }: Pick<Ornament, 'kind' | 'cells' | 'levels'>, turns: number): Thing[] {
  const { x, y, wide } = extent(cells, turns)
  const key = `${kind} ${cells.join(' ')}`
  const thing = (level: number, depth: number, symbol: string, at: Point): Thing => ({ key: `${key} ${level}`, stage: 2 * level, depth, level, symbol, at })
  const level = levels[0]!
  if (kind === 'statue') return [thing(level, x + y, 'bn-statue', iso(x, y, level))]
  const axis = wide > 1 ? 'x' : 'y'
  if (kind === 'fountain') return [thing(level, x + y + 0.5, `bn-fountain-${axis}`, iso(x, y, level))]
  if (kind === 'footbridge') return [thing(level, x + y + 1, `bn-footbridge-${axis}`, iso(x, y, level))]
  const first = levels[0]! < levels[1]! ? 0 : 1
  const low = levels[first]!
  const [foot, head] = [seen(cells[first]!, turns), seen(cells[1 - first]!, turns)]
  const way = WAYS[[head[0] - foot[0], head[1] - foot[1]].join()]!
  return [
    thing(low, foot[0] + foot[1] + 0.1, `bn-stairs-${way}`, iso(...foot, low)),
    thing(low + 1, head[0] + head[1], `bn-landing-${way}`, iso(...head, low + 1)),
  ]
}

export const terraceSymbol = (level: number) => `bn-terrace-${Math.min(level, 5)}`

/** Everything in the garden, the farthest and lowest first. */
export function things(picture: Picture, turns: number): Thing[] {
  const taken = takenSpaces(picture)
  const found = picture.ornaments.flatMap((ornament) => ornamentThings(ornament, turns))
  for (const { tile, cell, level, flower, spaces, supports, fresh } of picture.terraces) {
    const cells = cellsUnder(cell)
    const { x, y } = extent(cells, turns)
    found.push(...cells.flatMap((each, i) => column(`${tile} ${i}`, each, supports[i]!, level, turns)))
    const bare = spaces.map((space, i) => (space === '-' || taken.has(`${cells[i]} ${level}`) ? null : space))
    const marked = spacesSeen(cells, turns).indexOf(picture.changed ?? '')
    found.push({
      key: tile, stage: 2 * level - 1, depth: x + y, level, symbol: terraceSymbol(level), at: iso(x, y, level),
      terrace: { spaces: spacesSeen(bare, turns), flower, fresh, marked },
    })
  }
  return found.sort((a, b) => a.stage - b.stage || a.depth - b.depth)
}
