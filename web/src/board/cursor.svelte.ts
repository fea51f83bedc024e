// The one tab stop of a board: where its cursor stands, what keys do with it, and whether it is shown.

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** What a cursor asks of its board and tells it. */
type Board = {
  /** The cell beside another one, by the keys' direction as seen. */
  step: (from: string, across: number, down: number) => string
  /** The cells where something may be done. */
  legal: () => Iterable<string>
  /** The cell a pointer means. */
  at: (event: MouseEvent) => string | null
  choose: (cell: string) => void
  point: (cell: string | null) => void
  /** Further directions, by key. */
  ways?: Record<string, [number, number]>
  /** Whether Enter is for the board now, and not for what waits to be confirmed. */
  enters?: () => boolean
}

export class Cursor {
  cell = $state('a1')
  /** Whether the board has the focus. */
  inside = $state(false)
  // The cursor is for the keyboard; a mouse shows its own.
  #byKey = $state(false)
  readonly shown = $derived.by(() => this.inside && this.#byKey)

  constructor(readonly board: Board, start = 'a1') {
    this.cell = start
  }

  /** Follows the focus of the board's drawing. */
  attach = (drawing: SVGElement) => {
    const entered = () => {
      this.inside = true
      this.#byKey = drawing.matches(':focus-visible')
    }
    const gone = () => (this.inside = false)
    const touched = () => (this.#byKey = false)
    drawing.addEventListener('focus', entered)
    drawing.addEventListener('blur', gone)
    drawing.addEventListener('pointerdown', touched)
    return () => {
      drawing.removeEventListener('focus', entered)
      drawing.removeEventListener('blur', gone)
      drawing.removeEventListener('pointerdown', touched)
    }
  }

  clicked = (event: MouseEvent): void => {
    const cell = this.board.at(event)
    if (!cell) return
    this.cell = cell
    this.board.choose(cell)
  }

  moved = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') this.board.point(this.board.at(event))
  }

  left = (): void => this.board.point(null)

  pressed = (event: KeyboardEvent): void => {
    this.#byKey = true
    const way = ARROWS[event.key] ?? this.board.ways?.[event.key]
    if (way) this.#go(this.board.step(this.cell, ...way))
    else if (event.key === ' ' || (event.key === 'Enter' && (this.board.enters?.() ?? true))) this.board.choose(this.cell)
    else if (event.key.toLowerCase() !== 'n' || !this.#next(event.shiftKey ? -1 : 1)) return
    event.preventDefault()
    event.stopPropagation()
  }

  #go(cell: string): void {
    this.cell = cell
    this.board.point(cell)
  }

  /** To the next place where something may be done; false when there is none. */
  #next(by: number): boolean {
    const all = [...this.board.legal()]
    if (!all.length) return false
    this.#go(all.at((all.indexOf(this.cell) + by) % all.length)!)
    return true
  }
}
