// The garden in isometric view as a picture: single things, and the marks above them.
import {
  cellsUnder, CORNERS, diamond, extent, HIGH, iso, levelUnder, named, ON_THE_LAWN, ornamentThings, seen, SIDE, spacesSeen, terraceSymbol,
  type Ghost, type Marks, type Point, type Terrace, type Thing,
} from './board'
import { possibleSign } from './plan'
import { circle, cross, group, polygon, rect, round, text, use } from './drawn'

const EDGE = SIDE - 0.2

const LEFT = iso(-0.8, EDGE, 0)[0] - 8
const BOTTOM = iso(EDGE, EDGE, -0.42)[1] + 8

/** The part of the drawing that is shown, with room for what stands above the farthest cells; it grows by whole steps, so that the garden seldom moves. */
export function boxAround(drawn: Thing[], ghost: Point | null): string {
  const tops = [...drawn.filter((thing) => thing.terrace).map((thing) => thing.at), ...(ghost ? [ghost] : [])].map((at) => at[1])
  const top = Math.floor((2 * Math.min(-0.7 * HIGH, ...tops)) / HIGH) * (HIGH / 2) - 1.2 * HIGH
  return `${LEFT} ${top} ${-2 * LEFT} ${BOTTOM - top}`
}

type Look = { turns: number; levels: Map<string, number> }

export function drawnThing({ symbol, at, terrace }: Pick<Thing, 'symbol' | 'at' | 'terrace'>): string {
  const piece = use(symbol, ...at)
  if (!terrace) return piece
  const [x, y] = iso(-0.5, -0.5, 0)
  const symbols = terrace.spaces.map((space, i) => {
    const [right, down] = CORNERS[i]!
    const lit = i === terrace.marked ? circle('marked', right * 100 + 50, down * 100 + 50, 42) : ''
    return space ? lit + use(`bn-slot-${space}`, right * 100 + 15, down * 100 + 15, 70) : ''
  })
  const lawn = (terrace.fresh ? rect('fresh', 9, 9, 182, 182, 10) : '') + symbols.join('') + use(`bn-flower-${terrace.flower}`, 74, 74, 52)
  return `${piece}<g transform="translate(${round(at[0] + x)} ${round(at[1] + y)}) ${ON_THE_LAWN}">${lawn}</g>`
}

/** Letters and figures along the two front edges. */
export function edgeNames(turns: number): string {
  const lettersInFront = turns % 2 === 0
  return Array.from({ length: SIDE }, (_, n) => {
    const [front, right] = [named([n, SIDE - 1], turns)!, named([SIDE - 1, n], turns)!]
    const [a, b] = [iso(n, EDGE, -0.34), iso(EDGE, n, -0.34)]
    return text('edge', a[0], a[1] + 2, lettersInFront ? front[0]! : front.slice(1)) + text('edge', b[0], b[1] + 2, lettersInFront ? right.slice(1) : right[0]!)
  }).join('')
}

export const shadows = (terraces: Terrace[], turns: number) =>
  terraces.map(({ cell }) => {
    const { x, y } = extent(cellsUnder(cell), turns)
    return polygon('shadow', diamond(x + 0.1, y + 0.15, 1.95, 1.95, 0))
  }).join('')

export function ghostAt({ cell, level }: Ghost, turns: number): Point {
  const { x, y } = extent(cellsUnder(cell), turns)
  return iso(x, y, level)
}

/** The middle of a place for a tile, on the highest surface below it. */
export function spotAt(cell: string, { turns, levels }: Look): Point {
  const { x, y } = extent(cellsUnder(cell), turns)
  return iso(x + 0.5, y + 0.5, levelUnder(levels, cell))
}

export const middle = (cell: string, { turns, levels }: Look) => iso(...seen(cell, turns), levels.get(cell) ?? 0)

export const outline = (cell: string, { turns, levels }: Look) => diamond(...seen(cell, turns), 1, 1, levels.get(cell) ?? 0)

export function around(cell: string, level: number, turns: number): string {
  const { x, y } = extent(cellsUnder(cell), turns)
  return diamond(x, y, 2, 2, level)
}

/** Where one may act, what would lie there, what was tried. */
export function gardenMarks({ spots, possible, ghost, ideas, chosen, cells, last, refused }: Marks, look: Look): string {
  const lit = last.map((cell) => polygon('last', outline(cell, look)))
  const pieces = ideas.map((idea) => {
    const levels = idea.cells.map((cell) => look.levels.get(cell) ?? 0)
    const ground = idea.cells.map((cell) => polygon('', outline(cell, look)))
    const things = ornamentThings({ ...idea, levels }, look.turns).map(drawnThing)
    return group(`idea ${idea.action === chosen ? 'chosen' : ''}`, [...ground, ...things].join(''))
  })
  const spaces = cells.map((cell) => polygon('space', outline(cell, look)) + group('spot', circle('', ...middle(cell, look), 6)))
  const places = [...spots].map(([cell, mark]) => {
    const [x, y] = spotAt(cell, look)
    if (cell === ghost?.cell) return ''
    const sign = possibleSign(possible.get(cell), x, y)
    return group('spot', mark ? rect('', x - 11, y - 8.5, 22, 17, 5) + text('', x, y + 5, mark) : circle('', x, y, 4.6)) + sign
  })
  const wrong = refused ? cross(...middle(refused, look), 17) : ''
  return [...lit, ...pieces, ...spaces, ...places, gardenGhost(ghost, chosen !== null, look.turns), wrong].join('')
}

const outwards = ([x, y]: Point, tile: { x: number; y: number }): Point => [x + (x > tile.x ? 0.36 : -0.36), y + (y > tile.y ? 0.36 : -0.36)]

function gardenGhost(ghost: Ghost | null, chosen: boolean, turns: number): string {
  if (!ghost) return ''
  const columns = ghost.corners.map(({ cell, columns: high }) => {
    const [x, y] = iso(...seen(cell, turns), ghost.level - high)
    if (high === 1) return use('bn-column', x, y, 0, 'pale')
    return high ? use('bn-column-low', x, y, 0, 'pale') + use('bn-column-high', x, y - HIGH, 0, 'pale') : ''
  })
  const spaces = spacesSeen(ghost.spaces.map((space) => (space === '-' ? null : space)), turns)
  const terrace = { spaces, flower: ghost.flower, fresh: false, marked: -1 }
  const slab = group('slab', drawnThing({ symbol: terraceSymbol(ghost.level), at: ghostAt(ghost, turns), terrace }))
  const points = around(ghost.cell, ghost.level, turns)
  const corners = ghost.corners.map(({ corner, cell, support, columns: high }) => {
    // At the outer corner of its space, so that the symbol stays in sight.
    const [x, y] = iso(...outwards(seen(cell, turns), extent(cellsUnder(ghost.cell), turns)), ghost.level)
    const sign = support === 'none' || support === 'statue' ? use(`bn-glyph-${support === 'none' ? 'lookout' : support}`, x - 7, y - 7, 14) : text('', x, y + 5.4, high)
    return group(`corner ${support === 'none' ? 'free' : ''}`, circle('', x, y, 10.5) + sign, chosen ? `corner="${corner}"` : '')
  })
  const tile = group('tile', slab + polygon('dash under', points) + polygon('dash', points), chosen ? `place="${ghost.cell}"` : '')
  return group('ghost', [...columns, tile, ...corners].join(''))
}
