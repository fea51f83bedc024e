// What the player is about to do: a piece, then a place, then the confirmation. The server says what is legal.
import type { Effect, Message } from '../api/types'
import type { Target } from '../board/target'
import { settings } from '../store/settings.svelte'
import type { TableStore } from '../store/table.svelte'

export type Foretold = { event: string } & Record<string, unknown>
export type GameView = { legal: string[]; phase: string; turn: number }

const REFUSED = 900

/** A number of points as a sign on a place; nothing for none. */
export const signed = (points: number) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '')

/** The same in every game; a game says how its pieces look and overrides where it differs. */
export abstract class Choice<View extends GameView = GameView> {
  piece = $state<string | null>(null)
  place = $state<string | null>(null)
  marks = $state.raw<Record<string, Effect>>({})
  preview = $state.raw<Foretold[] | null>(null)
  /** What the end of the turn would bring after the action. */
  later = $state.raw<Foretold[]>([])
  /** What the action adds until then. */
  gain = $state.raw<Effect | null>(null)
  /** The points that the end of the turn brings in any case. */
  waiting = $state(0)
  /** Something suggested is looked at: it is never done without being confirmed. */
  suggested = $state(false)
  /** A suggested action that has no place. */
  proposed = $state<string | null>(null)
  refusal = $state.raw<Message | null>(null)
  refused = $state<string | null>(null)
  /** The action that the server has not answered yet. */
  sent = $state<string | null>(null)

  constructor(readonly store: TableStore) {}

  readonly view = $derived.by(() => this.store.table!.view as View)
  readonly mine = $derived.by(() => this.store.myTurn && !this.store.sending)
  readonly legal = $derived.by(() => (this.mine ? this.view.legal : []))
  /** The piece in hand now. */
  readonly holding = $derived.by(() => (this.mine ? this.inHand() : null))
  /** The actions of the piece in hand, by the cell that stands for each. */
  readonly actions = $derived.by(() => (this.holding ? this.actionsOf(this.holding) : {}))
  /** Legal places of the piece in hand. */
  readonly targets = $derived.by(() => new Map(Object.keys(this.actions).map((cell) => [cell, this.target(cell)])))
  /** What would be sent to the server if the player confirmed now. */
  readonly action = $derived.by(() => (this.mine ? (this.proposed ?? this.pending()) : null))

  /** The drawing of a piece. */
  abstract symbol(piece: string): string

  // What games override.

  /** The chosen piece, or the only one this phase is about. */
  protected inHand(): string | null {
    return this.piece
  }

  protected actionsOf(piece: string): Record<string, string> {
    const actions = this.legal.filter((action) => action.startsWith(`${piece} `))
    return Object.fromEntries(actions.map((action) => [action.split(' ').at(-1)!, action]))
  }

  protected pending(): string | null {
    return this.place ? (this.actions[this.place] ?? null) : null
  }

  /** A piece of mine that a click on its cell picks up. */
  protected pieceOn(_cell: string): string | null {
    return null
  }

  protected occupied(_cell: string): boolean {
    return false
  }

  /** Whether the server knows reasons and marks for this piece. */
  protected askable(_piece: string): boolean {
    return true
  }

  /** Whether a choice has to be confirmed. */
  protected get asks(): boolean {
    return settings.confirm || this.suggested
  }

  usable(piece: string): boolean {
    return this.legal.some((action) => action.startsWith(`${piece} `))
  }

  // What every game does alike.

  may(action: string): boolean {
    return this.legal.includes(action)
  }

  protected target(cell: string): Target {
    const effect = settings.marks ? this.marks[cell] : undefined
    return { mark: signed(effect?.points ?? 0), effect: effect?.effect ?? '', occupied: this.occupied(cell) }
  }

  /** Take a piece in hand; taking it again puts it back. */
  hold(piece: string): void {
    if (!this.mine) return
    const again = this.piece === piece
    this.clear()
    if (again) return
    this.piece = piece
    void this.showMarks(piece)
  }

  async showMarks(piece: string): Promise<void> {
    if (!settings.marks || !this.askable(piece)) return
    const answer = await this.store.ask({ piece })
    if (this.piece !== piece) return
    this.marks = answer?.marks ?? {}
    this.waiting = answer?.waiting ?? 0
  }

  /** A cell was clicked: preview a legal place, confirm it, pick up my piece, or learn why not. */
  choose(cell: string): void {
    if (this.store.touch?.(cell) || !this.mine) return
    const own = this.pieceOn(cell)
    if (cell === this.place && this.action) void this.confirm()
    else if (this.holding && this.actions[cell]) this.look(cell)
    else if (own) this.hold(own)
    else if (this.holding && this.askable(this.holding)) void this.#refuse(cell)
  }

  /** Show what the action on a legal place would do, or do it where nothing is to be confirmed. */
  look(cell: string): void {
    this.place = cell
    this.refusal = null
    this.preview = null
    this.gain = null
    if (this.asks) void this.foresee(this.action!)
    else void this.confirm()
  }

  async foresee(action: string): Promise<void> {
    const answer = await this.store.ask({ action })
    if (this.action !== action) return
    this.preview = (answer?.events ?? null) as Foretold[] | null
    this.later = (answer?.later ?? []) as Foretold[]
    this.gain = answer?.mark ?? null
    this.waiting = answer?.waiting ?? 0
  }

  async #refuse(cell: string): Promise<void> {
    this.place = null
    this.preview = null
    const piece = this.holding
    const answer = await this.store.ask({ action: `${piece} ${cell}` })
    if (!answer?.refusal || this.holding !== piece) return
    this.refusal = answer.refusal
    this.refused = cell
    setTimeout(() => this.refused === cell && (this.refused = null), REFUSED)
  }

  async confirm(): Promise<void> {
    if (this.action) await this.play(this.action)
  }

  async play(action: string): Promise<void> {
    if (!this.may(action)) return
    this.sent = action
    const answered = this.store.act(action)
    this.clear()
    await answered
    this.sent = null
  }

  /** One step back; false when there was nothing to leave. */
  back(): boolean {
    this.suggested = false
    if (this.place) {
      this.place = null
      this.preview = null
    } else if (this.piece || this.proposed) this.clear()
    else return false
    return true
  }

  clear(): void {
    this.piece = this.place = this.preview = this.gain = this.refusal = this.refused = this.proposed = null
    this.marks = {}
    this.later = []
    this.waiting = 0
    this.suggested = false
  }
}
