// What is special to a choice in Babylon: a stack of the quarry, a tile with its turns, level and free corner, decorations, the token.
import type { BabylonFace, BabylonPlacement, BabylonView, Effect } from '../../api/types'
import type { Target } from '../../board/target'
import { settings } from '../../store/settings.svelte'
import { Choice, signed } from '../../table/choice.svelte'
import { spacesSeen, SYMBOLS, type Ghost, type Possible, type Idea } from './boards/board'

export const CORNER_NAMES = ['nw', 'ne', 'se', 'sw'] as const

/** A legal placement, taken apart. */
type Variant = { action: string; source: string; cell: string; turns: number; raised: boolean; free: string }

const PLACEMENT = /^(mined|stored) ([a-h][1-8])(?: turn (\d))?( raised)?(?: free (\w\w))?$/
const WEIGHED = ['mined', 'stored', 'symbol', ...SYMBOLS]

export function variant(action: string): Variant[] {
  const [, source, cell, turns, raised, free] = PLACEMENT.exec(action) ?? []
  return source ? [{ action, source, cell: cell!, turns: Number(turns ?? 0), raised: raised !== undefined, free: free ?? '' }] : []
}

export const isPlacement = (action: string) => PLACEMENT.test(action)

export class BabylonChoice extends Choice<BabylonView> {
  turns = $state(0)
  raised = $state(false)
  /** The corner that is to get no support. */
  free = $state('')
  /** One decoration of several on a space, or the symbol a space is to count as. */
  wanted = $state<string | null>(null)
  pointed = $state<string | null>(null)
  #worth = $state.raw<Record<string, Effect>>({})
  #looked = $state.raw<Record<string, BabylonPlacement>>({})

  readonly seat = $derived.by(() => this.view.seats[this.store.table!.viewer] ?? null)
  readonly #variants = $derived.by(() => this.legal.flatMap(variant))

  /** Decorations that may be built now. */
  readonly ideas: Idea[] = $derived.by(() =>
    this.legal.flatMap((action) => {
      const [kind, ...cells] = action.split(' ') as [string, ...string[]]
      return (SYMBOLS as readonly string[]).includes(kind) ? [{ action, kind, cells, mark: this.mark(action) }] : []
    }),
  )

  /** The placement that is shown: the chosen one, else the one under the pointer. */
  readonly shown = $derived.by(() => {
    if (this.action) return isPlacement(this.action) ? this.action : null
    return this.face && this.pointed ? (this.actions[this.pointed] ?? null) : null
  })
  /** What is known of it; while the server is asked, what was known of the tile on the same place. */
  readonly placement: BabylonPlacement | null = $derived.by(() => {
    if (!this.shown) return null
    const { cell } = variant(this.shown)[0]!
    return this.#looked[this.shown] ?? Object.values(this.#looked).findLast((each) => this.action && each.cell === cell) ?? null
  })

  readonly ghost: Ghost | null = $derived.by(() => {
    const [placement, face] = [this.placement, this.face]
    if (!placement || !face) return null
    const { cell, level, corners } = placement
    return { cell, level, corners, flower: face.flower, spaces: spacesSeen(face.spaces, placement.turns) }
  })

  /** The tile in hand. */
  get face(): BabylonFace | null {
    return this.holding ? this.faceOf(this.holding) : null
  }

  faceOf(source: string): BabylonFace | null {
    if (source === 'mined') return this.view.active === this.seat?.seat ? this.view.mined : null
    return source === 'stored' ? (this.seat?.slot ?? null) : null
  }

  protected override inHand(): string | null {
    const { phase } = this.view
    if (phase !== 'build') return phase
    return this.piece ?? (this.ideas.length ? 'build' : this.usable('mined') ? 'mined' : null)
  }

  protected override actionsOf(piece: string): Record<string, string> {
    if (piece === 'build') return Object.fromEntries(this.ideas.toReversed().flatMap((idea) => idea.cells.map((cell) => [cell, idea.action])))
    if (piece === 'token') return Object.fromEntries(this.legal.filter((action) => action.startsWith('symbol ')).map((action) => [action.split(' ')[1]!, action]))
    const face = this.faceOf(piece)
    if (!face) return super.actionsOf(piece)
    const found: Record<string, Variant> = {}
    for (const each of this.#turned(piece, face)) {
      const other = found[each.cell]
      if (!other || this.#fit(each) > this.#fit(other)) found[each.cell] = each
    }
    return Object.fromEntries(Object.values(found).map((each) => [each.cell, each.action]))
  }

  /** The placements of a tile as it is turned now; turns that look alike are written as the smallest. */
  #turned(source: string, face: BabylonFace): Variant[] {
    const look = spacesSeen(face.spaces, this.turns).join()
    const least = [0, 1, 2, 3].find((turns) => spacesSeen(face.spaces, turns).join() === look)
    return this.#variants.filter((each) => each.source === source && each.turns === least)
  }

  /** How well a placement fits what the player wished for: the level first, then the corner. */
  #fit(each: Variant): number {
    return 4 * Number(each.raised === this.raised) + 2 * Number(each.free === this.free) + Number(each.free === '')
  }

  /** The other ways to lay the tile on the chosen place. */
  readonly ways = $derived.by(() => {
    const face = this.face
    const here = face && this.place ? this.#turned(this.holding!, face).filter((each) => each.cell === this.place) : []
    const now = here.find((each) => each.action === this.action)
    const corners = here.filter((each) => each.raised === now?.raised).map((each) => each.free)
    return { now, levels: new Set(here.map((each) => each.raised)).size, corners }
  })

  protected override pending(): string | null {
    if (this.holding === 'build') return this.wanted ?? null
    if (this.holding === 'token') return this.place && this.wanted ? `symbol ${this.place} ${this.wanted}` : null
    return super.pending()
  }

  protected override askable(piece: string): boolean {
    return piece !== 'build' && piece !== 'token'
  }

  override usable(piece: string): boolean {
    return super.usable(piece === 'token' ? 'symbol' : piece)
  }

  override symbol(piece: string): string {
    return `bn-${this.faceOf(piece)?.material ?? 'clay'}`
  }

  /** What an action is worth at once, as a sign on its place. */
  mark(action: string): string {
    return settings.marks ? signed(this.#worth[action]?.points ?? 0) : ''
  }

  /** The best decoration that an action would make possible. */
  bestPossible(action: string): Possible | null {
    const possible = Object.entries((settings.marks && this.#worth[action]?.possible) || {})
    const [best] = possible.sort((a, b) => b[1] - a[1])
    return best ? { kind: best[0], points: best[1] } : null
  }

  protected override target(cell: string): Target {
    return { mark: this.mark(this.actions[cell]!), effect: '', occupied: false }
  }

  /** What each place of the tile in hand would make possible. */
  readonly possible = $derived.by(() => {
    const found = new Map<string, Possible>()
    if (this.face)
      for (const [cell, action] of Object.entries(this.actions)) {
        const best = this.bestPossible(action)
        if (best) found.set(cell, best)
      }
    return found
  })

  /** Where the tile in hand may lie; what all places are worth alike is not worth saying. */
  readonly spots = $derived.by(() => {
    if (!this.face) return new Map<string, string>()
    const found = new Map([...this.targets].map(([cell, { mark }]) => [cell, mark]))
    if (new Set(found.values()).size === 1) for (const cell of found.keys()) found.set(cell, '')
    return found
  })

  /** Symbols that the chosen space may count as. */
  readonly symbols = $derived.by(() => SYMBOLS.filter((symbol) => this.place && this.may(`symbol ${this.place} ${symbol}`)))

  /** Ask what every piece would be worth on every place. */
  async weigh(): Promise<void> {
    const pieces = settings.marks ? WEIGHED.filter((piece) => this.usable(piece)) : []
    const version = this.store.table!.version
    const answers = await Promise.all(pieces.map((piece) => this.store.ask({ piece })))
    if (this.store.table?.version !== version) return
    this.#worth = Object.fromEntries(
      answers.flatMap((answer, i) => Object.entries(answer?.marks ?? {}).map(([place, effect]) => [`${pieces[i]} ${place}`, effect])),
    )
  }

  override hold(piece: string): void {
    if (!this.mine) return
    const again = this.piece === piece
    this.clear()
    if (!again) this.piece = piece
  }

  override choose(cell: string): void {
    if (this.holding !== 'build') return super.choose(cell)
    const here = this.ideas.filter((idea) => idea.cells.includes(cell))
    if (here.some((idea) => idea.action === this.action)) void this.confirm()
    else if (here[0]) this.decorate(here[0])
  }

  override look(cell: string): void {
    if (this.holding !== 'token') return super.look(cell)
    this.wanted = null
    this.place = cell
    this.refusal = null
  }

  decorate(idea: Idea): void {
    this.wanted = idea.action
    this.look(idea.cells[0]!)
  }

  /** Let the chosen space count as this symbol. */
  countAs(symbol: string): void {
    this.wanted = symbol
    if (!this.asks) void this.confirm()
    else void this.foresee(this.action!)
  }

  override async foresee(action: string): Promise<void> {
    if (isPlacement(action)) await this.regard(action)
    else await super.foresee(action)
  }

  async regard(action: string): Promise<void> {
    if (this.#looked[action]) return
    const answer = await this.store.ask({ about: action })
    if (answer?.about) this.#looked = { ...this.#looked, [action]: answer.about as BabylonPlacement }
  }

  /** The pointer or the cursor is over a cell. */
  point(cell: string | null): void {
    this.pointed = cell
    if (!this.action && this.shown) void this.regard(this.shown)
  }

  turn(by: number): void {
    if (!this.face) return
    this.turns = (this.turns + by + 4) % 4
    this.#again()
  }

  setLevel(raised: boolean): void {
    this.raised = raised
    this.#again()
  }

  leaveFree(corner: string): void {
    this.free = corner
    this.#again()
  }

  /** Whether this corner may lose its support, or get it back. */
  mayToggle(corner: string): boolean {
    return this.ways.corners.includes(this.#toggled(corner))
  }

  toggleFree(corner: string): void {
    if (this.mayToggle(corner)) this.leaveFree(this.#toggled(corner))
  }

  #toggled(corner: string): string {
    return this.ways.now?.free === corner ? '' : corner
  }

  /** The next corner that may stay free, or none. */
  nextCorner(): void {
    const { now, corners } = this.ways
    if (now) this.leaveFree(corners[(corners.indexOf(now.free) + 1) % corners.length]!)
  }

  #again(): void {
    if (this.place && !this.actions[this.place]) this.place = null
    if (this.shown) void this.regard(this.shown)
  }

  override back(): boolean {
    this.refusal = null
    if (this.wanted) {
      this.suggested = false
      this.wanted = null
      if (this.holding === 'build') this.place = null
      return true
    }
    return super.back()
  }

  override clear(): void {
    super.clear()
    this.wanted = null
    this.turns = 0
    this.raised = false
    this.free = ''
    this.#looked = {}
  }
}
