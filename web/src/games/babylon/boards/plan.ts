// The garden from above as a picture: levels as tints and figures, decorations as signs.
import { cellName, placeOf } from '../../../board/grid'
import { cellsUnder, CORNERS, SIDE, surfaces, takenSpaces, type Marks, type Picture, type Possible } from './board'
import { circle, cross, group, rect, text, use } from './drawn'

export const S = 34

export const left = (cell: string) => placeOf(cell).column * S
export const top = (cell: string) => placeOf(cell).row * S

export function planGround(coordinates: boolean, margin: number): string {
  const wide = SIDE * S
  const holes = Array.from({ length: SIDE * SIDE }, (_, i) => circle('hole', ((i % SIDE) + 0.5) * S, (Math.floor(i / SIDE) + 0.5) * S, 3.6))
  const names = Array.from({ length: coordinates ? SIDE : 0 }, (_, n) => text('edge', (n + 0.5) * S, -3, cellName(0, n)[0]!) + text('edge', -7, (n + 0.5) * S + 4, n + 1))
  return rect('rim', -margin, -margin, wide + 2 * margin, wide + 2 * margin, 7) + rect('level0', 0, 0, wide, wide, 3) + holes.join('') + names.join('')
}

/** The plate of a decoration: over its cells, and over the gap between them. */
function plate(cells: string[], kind: string): string {
  const [xs, ys] = [cells.map(left), cells.map(top)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - x + S, Math.max(...ys) - y + S]
  return rect('plate', x + 4, y + 4, width - 8, height - 8, S * 0.32) + use(`bn-glyph-${kind}`, x + width / 2 - S * 0.27, y + height / 2 - S * 0.27, S * 0.54)
}

export function planPicture(picture: Picture): string {
  const taken = takenSpaces(picture)
  const levels = surfaces(picture.terraces)
  const tiles = picture.terraces.toSorted((a, b) => a.level - b.level).map(({ cell, level, flower, spaces, fresh }) => {
    const [x, y] = [left(cell), top(cell)]
    const inSight = cellsUnder(cell).map((each, i) => {
      if (levels.get(each) !== level) return ''
      const [right, down] = CORNERS[i]!
      const bare = spaces[i] !== '-' && !taken.has(`${each} ${level}`)
      const symbol = bare ? use(`bn-glyph-${spaces[i]}`, left(each) + S * 0.25, top(each) + S * 0.25, S * 0.5, 'symbol') : ''
      return symbol + text('level', left(each) + S * (right ? 0.86 : 0.14), top(each) + S * (down ? 0.94 : 0.32), level)
    })
    return (
      rect('shade', x + 1, y + 3, 2 * S - 2, 2 * S - 2, 6) +
      rect(`tile level${Math.min(level, 5)} ${fresh ? 'fresh' : ''}`, x + 1, y + 1, 2 * S - 2, 2 * S - 2, 6) +
      `<path class="paths" d="M${x + S} ${y + 4}V${y + 2 * S - 4}M${x + 4} ${y + S}H${x + 2 * S - 4}"/>` +
      inSight.join('') + use(`bn-flower-${flower}`, x + S * 0.77, y + S * 0.77, S * 0.46)
    )
  })
  const ornaments = picture.ornaments.filter((each) => each.inSight).map(({ kind, cells }) => group(kind, plate(cells, kind)))
  const lookouts = picture.lookouts.map((cell) => group('lookout', plate([cell], 'lookout')))
  return [...tiles, ...ornaments, ...lookouts].join('')
}

/** Where one may act, what would lie there, what was tried. */
export function planMarks({ spots, possible, ghost, ideas, chosen, cells, last, refused }: Marks): string {
  const lit = last.map((cell) => rect('last', left(cell) + 1, top(cell) + 1, S - 2, S - 2, 6))
  const signs = ideas.map((idea) => group(`idea ${idea.action === chosen ? 'chosen' : ''}`, plate(idea.cells, idea.kind)))
  const spaces = cells.map((cell) => rect('space', left(cell) + 2, top(cell) + 2, S - 4, S - 4, 6))
  const places = [...spots].map(([cell, mark]) => {
    const [x, y] = [left(cell) + S, top(cell) + S]
    if (cell === ghost?.cell) return ''
    const sign = possibleSign(possible.get(cell), x, y)
    return group('spot', mark ? rect('', x - 11.5, y - 9.5, 23, 19, 5) + text('', x, y + 5.4, mark) : circle('', x, y, 5)) + sign
  })
  const wrong = refused ? cross(left(refused) + S / 2, top(refused) + S / 2, 12) : ''
  return [...lit, ...signs, ...spaces, ...places, planGhost(ghost, chosen !== null), wrong].join('')
}

/** What becomes possible on a place: the sign of the decoration and its points. */
export const possibleSign = (best: Possible | undefined, x: number, y: number) =>
  best ? group('possible', rect('', x - 1, y + 3, 27, 14, 6) + use(`bn-glyph-${best.kind}`, x + 1, y + 4.4, 11) + text('', x + 18.5, y + 14, `+${best.points}`)) : ''

function planGhost(ghost: Marks['ghost'], chosen: boolean): string {
  if (!ghost) return ''
  const [x, y] = [left(ghost.cell), top(ghost.cell)]
  const corners = ghost.corners.map(({ corner, support, columns }, i) => {
    const [right, down] = CORNERS[i]!
    const [a, b] = [x + right * (2 * S - 12) + 6, y + down * (2 * S - 12) + 6]
    const symbol = ghost.spaces[i] !== '-' && support !== 'none' ? use(`bn-glyph-${ghost.spaces[i]}`, x + S * (0.36 + 0.88 * right), y + S * (0.36 + 0.88 * down), S * 0.4, 'symbol') : ''
    const sign = support === 'none' || support === 'statue' ? use(`bn-glyph-${support === 'none' ? 'lookout' : support}`, a - 5.2, b - 5.4, 10.4) : text('', a, b + 4.4, columns)
    return symbol + group(`corner ${support === 'none' ? 'free' : ''}`, circle('', a, b, 8) + sign, chosen ? `corner="${corner}"` : '')
  })
  // The dots of the places beside it lie on its edge and stay within reach.
  const middle = group('tile', rect('', x + S * 0.3, y + S * 0.3, S * 1.4, S * 1.4, 0), chosen ? `place="${ghost.cell}"` : '')
  const frame = rect('under', x, y, 2 * S, 2 * S, 7) + rect('dash', x, y, 2 * S, 2 * S, 7) + middle
  return group('ghost', frame + corners.join('') + text('high', x + S, y + S + 7, ghost.level))
}
