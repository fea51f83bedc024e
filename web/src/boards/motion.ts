// How pieces come to the boards.
import { lasting } from '../store/settings.svelte'

// Where motion is unwelcome, things fade in instead.
const FADE = 200

/** A new piece is set down; Svelte plays this only for pieces that come after the first picture. */
export function setDown(_: Element, still = false) {
  const time = lasting('--m-move')
  const css = (t: number, u: number) =>
    time === 0 ? `opacity:${t}` : `opacity:${Math.min(1, t * 3)};transform:scale(${1 + u * 0.35})`
  return { duration: still ? 0 : time || FADE, css }
}
