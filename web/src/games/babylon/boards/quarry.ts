// The quarry as a picture: stacks with their layers, the columns each tile gives, and the edges of the chosen one.
import { cellName, placeOf } from '../../../board/grid'
import { CORNERS, spacesSeen, type Face, type Stack } from './board'
import { circle, cross, group, rect, text, use } from './drawn'

export const S = 86
export const GAP = 22
export const PITCH = S + GAP
export const QUARRY = 4
export const WIDE = QUARRY * PITCH + GAP
const LIFT = 5
const MATERIALS = ['basalt', 'granite', 'clay']

export const left = (name: string) => GAP + placeOf(name).column * PITCH
export const top = (name: string) => GAP + placeOf(name).row * PITCH
const raised = (stack: Stack) => top(stack.name) - LIFT * stack.layers

/** A tile with its material up, in a square. */
export function drawnFace(face: Face, x: number, y: number, size: number, turns = 0): string {
  const slots = spacesSeen(face.spaces, turns).map((space, i) => {
    const [right, down] = CORNERS[i]!
    return space === '-' ? '' : use(`bn-slot-${space}`, x + size * (0.065 + right * 0.47), y + size * (0.045 + down * 0.47), size * 0.4)
  })
  const flower = size * 0.3
  const [a, b] = [x + size / 2, y + size * 0.485]
  return use(`bn-${face.material}`, x, y, size) + slots.join('') + circle('shade', a, b, flower * 0.56) + use(`bn-flower-${face.flower}`, a - flower / 2, b - flower / 2, flower)
}

export function quarryGround(coordinates: boolean): string {
  const names = Array.from({ length: coordinates ? QUARRY : 0 }, (_, n) => {
    const at = GAP + n * PITCH + S / 2
    return text('name', at, WIDE - 2, cellName(0, n)[0]!) + text('name', 13, at + 4, n + 1)
  })
  return rect('rim', 0, -12, WIDE, WIDE + 20, 12) + rect('pit', 5, -7, WIDE - 10, WIDE + 10, 9) + names.join('')
}

export function drawnStack(stack: Stack): string {
  const [x, y] = [left(stack.name), raised(stack)]
  if (!stack.face) return rect('floor', x + 4, y + 4, S - 8, S - 8, 9)
  const layers = MATERIALS.slice(0, stack.layers).map((material, i) => rect(material, x, top(stack.name) - (i + 1) * LIFT + 6, S, S, 7))
  return rect('shade', x - 3, y + 12, S + 8, S + LIFT * stack.layers - 6, 10) + layers.join('') + drawnFace(stack.face, x, y, S)
}

/** Figures above the stacks: columns for each, and for the chosen one what every edge counts. */
export function quarryMarks(stacks: Stack[], chosen: string | null, last: string | null, refused: string | null): string {
  const frames = stacks.map((stack) => {
    const frame = (kind: string) => rect(kind, left(stack.name) - 1, raised(stack) - 1, S + 2, S + 2, 9)
    return (stack.name === last ? frame('last') : '') + (stack.name === chosen ? frame('chosen') : '')
  })
  const gains = stacks.filter((stack) => stack.face).map((stack) => {
    const [x, y] = [left(stack.name) + S / 2, raised(stack) + S + 2]
    return group(`gain ${stack.name === chosen ? 'sum' : ''}`, rect('', x - 21, y - 11.5, 42, 23, 7) + use('bn-glyph-column', x - 16, y - 8, 15) + text('', x + 9, y + 6, `+${stack.columns}`))
  })
  const wrong = refused ? cross(left(refused) + S / 2, top(refused) + S / 2, 24) : ''
  return [...frames, ...gains, ...stacks.filter((stack) => stack.name === chosen).map(edges), wrong].join('')
}

/** What each edge counts; the lower figure leaves room for the sum. */
function edges(stack: Stack): string {
  const [x, y] = [left(stack.name), raised(stack)]
  const places: Record<string, [number, number]> = {
    north: [x + S * 0.86, y - 2], east: [x + S + 3, y + S / 2], south: [x + S * 0.1, y + S + 2], west: [x - 3, y + S / 2],
  }
  return Object.entries(stack.edges).map(([edge, reason]) => {
    const [a, b] = places[edge]!
    const none = reason === 'higher'
    return group(`side ${none ? 'no' : ''}`, circle('', a, b, 10.5) + text('', a, b + 5, none ? '0' : '+1'))
  }).join('')
}
