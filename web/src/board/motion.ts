// How pieces come to the boards.
import { lasting } from '../store/settings.svelte'

// Where motion is unwelcome, things fade in instead.
const FADE = 200
const LIFT = 0.35

/** What new pieces come from on the screen, if it is known: the shelf, or the plate of another player. */
export const origin = { find: (): Element | null => null }

/** Svelte gives an empty object where nothing is said. */
type Manner = { still?: boolean }

/** A little too far, then back. */
const settle = (t: number) => 1 + 1.9 * (t - 1) ** 3 + 0.9 * (t - 1) ** 2

/** From the middle of where a piece is set to where it comes from, in the measure of its drawing. */
function way(piece: SVGGElement): { x: number; y: number } | null {
  const from = origin.find()?.getBoundingClientRect()
  return from ? new DOMPoint(from.x + from.width / 2, from.y + from.height / 2).matrixTransform(piece.getScreenCTM()!.inverse()) : null
}

/** A new piece travels to its place and is set down; Svelte plays this only for pieces that come after the first picture. */
export function setDown(piece: SVGGElement, { still = false }: Manner = {}) {
  const time = lasting('move')
  if (still || !time) return { duration: still ? 0 : FADE, css: (t: number) => `opacity:${t}` }
  const from = way(piece)
  const css = (t: number, u: number) =>
    from ? `transform:translate(${u * from.x}px,${u * from.y}px) scale(${1 + u * LIFT})` : `opacity:${Math.min(1, t * 3)};transform:scale(${1 + u * LIFT})`
  return { duration: time, easing: settle, css }
}

/** A piece that goes is lifted off. */
export function lift(_: Element, { still = false }: Manner = {}) {
  const time = lasting('step')
  return { duration: still ? 0 : time || FADE, css: (t: number, u: number) => `opacity:${t}${time ? `;transform:scale(${1 + u * LIFT})` : ''}` }
}
