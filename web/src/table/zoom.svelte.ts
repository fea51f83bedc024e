// Pinch and double tap: the board grows inside its own scrolling pane, so that panning is the browser's and a
// cell stays where the pointer says it is.
import { flushSync } from 'svelte'
import { spotIn, spotOut, type Spot } from '../board/pointer'

const MOST = 2.5
const DOUBLE = 2
const QUICK = 300
const NEAR = 30

type Point = { x: number; y: number }

export class Zoom {
  scale = $state(1)
  #pane: HTMLElement | null = null
  #frame = 0

  /** @param free whether a double tap may zoom: not while a second tap confirms. */
  constructor(readonly free: () => boolean) {}

  attach = (pane: HTMLElement) => {
    this.#pane = pane
    let pinch: { distance: number; scale: number; held: Held } | null = null
    let last: (Point & { at: number; lone: boolean }) | null = null

    const began = (event: TouchEvent) => {
      if (event.touches.length === 2) pinch = { distance: apart(event.touches), scale: this.scale, held: held(pane, between(event.touches)) }
      if (event.touches.length > 1) last = null
    }
    const moved = (event: TouchEvent) => {
      if (!pinch || event.touches.length !== 2) return
      event.preventDefault()
      this.#grow((pinch.scale * apart(event.touches)) / pinch.distance, pinch.held, between(event.touches))
    }
    const ended = (event: TouchEvent) => {
      const pinched = pinch !== null
      if (event.touches.length < 2) pinch = null
      const touch = event.changedTouches[0]!
      const here = { x: touch.clientX, y: touch.clientY, at: event.timeStamp, lone: this.free() }
      const again = last && last.lone && here.at - last.at < QUICK && Math.hypot(here.x - last.x, here.y - last.y) < NEAR
      last = pinched || again ? null : here
      if (!again || !this.free()) return
      event.preventDefault()
      this.#grow(this.scale > 1 ? 1 : DOUBLE, held(pane, here), here)
    }
    pane.addEventListener('touchstart', began, { passive: true })
    pane.addEventListener('touchmove', moved, { passive: false })
    pane.addEventListener('touchend', ended)
    return () => {
      pane.removeEventListener('touchstart', began)
      pane.removeEventListener('touchmove', moved)
      pane.removeEventListener('touchend', ended)
    }
  }

  /** Another size at the next picture, with what is held under this point of the screen. */
  #grow(scale: number, { drawing, spot }: Held, { x, y }: Point): void {
    cancelAnimationFrame(this.#frame)
    this.#frame = requestAnimationFrame(() => {
      flushSync(() => (this.scale = Math.min(MOST, Math.max(1, scale))))
      // Only a pane whose content has grown can scroll there.
      const now = spotOut(drawing, spot)
      this.#pane!.scrollBy(now.x - x, now.y - y)
    })
  }

  whole(): void {
    this.scale = 1
  }
}

/** A point of a drawing. */
type Held = { drawing: SVGSVGElement; spot: Spot }

/** What is under a point of the screen, in the drawing there. */
function held(pane: HTMLElement, { x, y }: Point): Held {
  const touched = document.elementFromPoint(x, y)?.closest<SVGSVGElement>('svg')
  const drawing = touched && pane.contains(touched) ? touched : pane.querySelector('svg')!
  return { drawing, spot: spotIn(drawing, x, y) }
}

const apart = (touches: TouchList) =>
  Math.hypot(touches[0]!.clientX - touches[1]!.clientX, touches[0]!.clientY - touches[1]!.clientY)

const between = (touches: TouchList): Point => ({
  x: (touches[0]!.clientX + touches[1]!.clientX) / 2,
  y: (touches[0]!.clientY + touches[1]!.clientY) / 2,
})
