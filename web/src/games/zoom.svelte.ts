// Pinch and double tap: the board grows inside its own scrolling pane, so that panning is the browser's and a
// cell stays where the pointer says it is.
const MOST = 2.5
const DOUBLE = 2
const QUICK = 300
const NEAR = 30

type Point = { x: number; y: number }

export class Zoom {
  scale = $state(1)
  #pane: HTMLElement | null = null

  /** @param free whether a double tap may zoom: not while a second tap confirms. */
  constructor(readonly free: () => boolean) {}

  attach = (pane: HTMLElement) => {
    this.#pane = pane
    let pinch: { distance: number; scale: number } | null = null
    let last: (Point & { at: number; lone: boolean }) | null = null

    const began = (event: TouchEvent) => {
      if (event.touches.length === 2) pinch = { distance: apart(event.touches), scale: this.scale }
      if (event.touches.length > 1) last = null
    }
    const moved = (event: TouchEvent) => {
      if (!pinch || event.touches.length !== 2) return
      event.preventDefault()
      this.set((pinch.scale * apart(event.touches)) / pinch.distance, between(event.touches))
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
      this.set(this.scale > 1 ? 1 : DOUBLE, here)
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

  /** Another size; what is under the point stays there. */
  set(scale: number, { x, y }: Point): void {
    const pane = this.#pane!
    const box = pane.getBoundingClientRect()
    const next = Math.min(MOST, Math.max(1, scale))
    const grown = next / this.scale
    const left = (pane.scrollLeft + x - box.left) * grown - (x - box.left)
    const top = (pane.scrollTop + y - box.top) * grown - (y - box.top)
    this.scale = next
    // The pane can scroll there only once its content has grown.
    requestAnimationFrame(() => pane.scrollTo(left, top))
  }

  whole(): void {
    this.set(1, { x: 0, y: 0 })
  }
}

const apart = (touches: TouchList) =>
  Math.hypot(touches[0]!.clientX - touches[1]!.clientX, touches[0]!.clientY - touches[1]!.clientY)

const between = (touches: TouchList): Point => ({
  x: (touches[0]!.clientX + touches[1]!.clientX) / 2,
  y: (touches[0]!.clientY + touches[1]!.clientY) / 2,
})
