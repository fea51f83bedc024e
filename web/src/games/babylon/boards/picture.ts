// From the server's view to what the boards draw and say.
import type { BabylonSeatView, BabylonView } from '../../../api/types'
import { say } from '../../../words/words.svelte'
import { cellsUnder, surfaces, type Picture, type Stack } from './board'

export const CATEGORIES = ['statues', 'fountains', 'footbridges', 'stairs', 'variety', 'flowers', 'lookouts', 'height'] as const
export const FLOWERS = ['white', 'pink', 'yellow', 'blue'] as const

/** The drawing beside a category of the score. */
export const categorySymbol = (category: string) =>
  category === 'flowers' ? 'bn-flower-pink' : `bn-glyph-${category === 'height' ? 'column' : category.replace(/(?<=statue|fountain|footbridge|lookout)s$/, '')}`

export function pictureOf(seat: BabylonSeatView, changed: BabylonView['changed']): Picture {
  const terraces = seat.tiles.map(({ tile, cell, level, flower, spaces, supports, new: fresh }) => ({ tile, cell, level, flower, spaces, supports, fresh }))
  const [at, symbol] = Object.entries(changed ?? {})[0] ?? [null, '']
  const levels = surfaces(terraces)
  for (const terrace of terraces) {
    const corner = at ? cellsUnder(terrace.cell).indexOf(at) : -1
    if (corner >= 0 && levels.get(at!) === terrace.level) terrace.spaces = terrace.spaces.with(corner, symbol)
  }
  const ornaments = seat.decorations.map(({ kind, cells, levels: on, in_sight: inSight }) => ({ kind, cells, levels: on, inSight }))
  return { terraces, ornaments, lookouts: seat.lookouts, changed: at }
}

/** The quarry with the columns for one seat. */
export const stacksOf = (view: BabylonView, seat: number): Stack[] =>
  view.quarry.map(({ stack, tile, layers, columns, edges }) => ({ name: stack, face: tile, layers, columns: columns[seat] ?? 0, edges }))

/** Each edge of a stack with its reason, then the flower and the token, with what each counts. */
export function reasons(view: BabylonView, seat: number, name: string): { words: string; number: number }[] {
  const stack = view.quarry.find((each) => each.stack === name)!
  const edges = Object.entries(stack.edges).map(([edge, reason]) => {
    const words = [say(`babylon-edge-${edge}`), say(`babylon-because-${reason}`)].join(': ')
    return { words, number: reason === 'higher' ? 0 : 1 }
  })
  const rest = stack.columns[seat]! - edges.reduce((sum, { number }) => sum + number, 0)
  const matches = stack.flower_of === seat
  const flower = matches ? (view.token === 'mine-one-less' ? 1 : rest) : 0
  if (matches) edges.push({ words: say('babylon-flower-fits', { flower: stack.tile!.flower }), number: flower })
  if (rest !== flower) edges.push({ words: say('babylon-token-takes'), number: rest - flower })
  return edges
}

const spoken = (cells: string[]) => cells.map((cell) => cell.toUpperCase()).join(', ')

export const pieceOn = (kind: string, cells: string[]) => say('babylon-piece-on', { decoration: kind, cells: spoken(cells) })

/** A thing that a placement would hide, as the server names it: `tile C3`, `lookout c3`, `statue c3`. */
export function hiddenThing(words: string): string {
  const [kind, ...rest] = words.split(' ') as [string, ...string[]]
  if (kind === 'tile') return say('babylon-tile-named', { terrace: rest[0]! })
  return kind === 'lookout' ? say('babylon-lookout-on', { cell: rest[0]! }) : pieceOn(kind, rest)
}

export function describeStack(view: BabylonView, seat: number, name: string): string {
  const { tile, layers, columns } = view.quarry.find((each) => each.stack === name)!
  if (!tile) return say('babylon-here-pit', { stack: name.toUpperCase() })
  const symbols = tile.spaces.filter((space) => space !== '-').map((space) => say(`decoration-${space}`)).join(', ')
  const { material, flower } = tile
  return say('babylon-here-stack', { stack: name.toUpperCase(), material, flower, symbols, columns: columns[seat] ?? 0, layers })
}

/** What is on each cell of a garden, in words, for the screen reader and the caption. */
export function describeGarden(seat: BabylonSeatView, picture: Picture): (cell: string) => string {
  const levels = surfaces(picture.terraces)
  const surface = new Map(
    picture.terraces.flatMap((terrace) =>
      cellsUnder(terrace.cell).flatMap((cell, i) => (levels.get(cell) === terrace.level ? [[cell, { ...terrace, space: terrace.spaces[i]! }] as const] : [])),
    ),
  )
  return (cell) => {
    const terrace = surface.get(cell)
    if (!terrace) return say('babylon-here-bare', { cell })
    const parts = [say('babylon-here-tile', { cell, level: terrace.level, flower: terrace.flower })]
    const piece = seat.decorations.find((each) => each.cells.includes(cell) && each.levels[each.cells.indexOf(cell)] === terrace.level)
    if (seat.lookouts.includes(cell)) parts.push(say('babylon-lookout'))
    else if (piece) parts.push(say('babylon-here-piece', { decoration: piece.kind, points: piece.points }))
    else if (terrace.space !== '-') parts.push(say('babylon-here-symbol', { decoration: terrace.space }))
    return parts.join(', ')
  }
}
