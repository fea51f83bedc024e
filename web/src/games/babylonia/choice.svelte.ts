// What is special to a choice in Babylonia: sites to score, cards to take, and what the end of the turn brings.
import type { BabyloniaSite, BabyloniaView } from '../../api/types'
import { riverOf, type Ghost } from '../../boards/babylonia'
import { settings } from '../../store/settings.svelte'
import { Choice, type Foretold } from '../choice.svelte'
import { CLANS, tileSymbol } from './picture'

export class BabyloniaChoice extends Choice<BabyloniaView> {
  card = $state<number | null>(null)
  /** Which of several like tiles on the rack was taken. */
  position = $state<number | null>(null)
  /** What ending the turn now would bring. */
  ending = $state.raw<Foretold[]>([])

  /** Sites that the tile closes in, as they would lie then; they are scored when the turn ends. */
  closing = $state.raw<BabyloniaSite[]>([])

  readonly seat = $derived.by(() => this.store.table!.viewer)

  readonly rack = $derived.by(() => {
    const counts = this.view.seats[this.seat]?.rack ?? {}
    return CLANS.flatMap((clan) => Array<string>(counts[clan] ?? 0).fill(clan))
  })

  readonly ghost: Ghost | null = $derived.by(() => {
    const { place, action } = this
    if (!place || !action) return null
    const events = this.preview ?? []
    const now = events.reduce((sum, event) => sum + (event.event === 'babylonia-points-won' && event.seat === this.seat ? (event.number as number) : 0), 0)
    const gained = this.closing.reduce((sum, site) => sum + site.seats[this.seat]!.points, now)
    const closing = events.flatMap((event) => (event.event === 'babylonia-site-surrounded' ? [event.hex as string] : []))
    const [piece] = action.split(' ')
    const symbol = piece === 'score' ? '' : riverOf(place) ? tileSymbol('face down', this.seat) : this.symbol(piece!)
    return { cell: place, symbol, points: gained ? `+${gained}` : '', closing }
  })

  protected override async foreseen(action: string, events: Foretold[]): Promise<void> {
    const told = (kind: RegExp) => events.filter((event) => kind.test(event.event)).map((event) => event.hex as string)
    const scored = told(/-(won|discarded|tied)$/)
    const waiting = told(/-surrounded$/).filter((hex) => !scored.includes(hex))
    const answers = await Promise.all(waiting.map((hex) => this.store.ask({ about: `${action} ${hex}` })))
    if (this.action === action) this.closing = answers.flatMap((answer) => (answer?.about ? [answer.about as BabyloniaSite] : []))
  }

  override look(cell: string): void {
    this.closing = []
    super.look(cell)
  }

  protected override inHand(): string | null {
    return this.view.phase === 'score' ? 'score' : this.piece
  }

  protected override pending(): string | null {
    if (this.view.phase === 'card') return this.card === null ? null : `card ${this.card}`
    return super.pending()
  }

  protected override occupied(cell: string): boolean {
    return cell in this.view.cities || cell in this.view.fields || this.view.ziggurats.includes(cell)
  }

  override symbol(piece: string): string {
    return tileSymbol(piece, this.seat)
  }

  /** Take a tile from a place of the rack. */
  take(position: number): void {
    const piece = this.rack[position]!
    // Another tile of the same kind is another tile, not putting it back.
    if (this.piece === piece && this.position !== position) this.clear()
    this.hold(piece)
    this.position = this.piece ? position : null
  }

  /** Look at a card that may be taken; again, or without confirmations, take it. */
  pick(card: number): void {
    const action = `card ${card}`
    if (!this.may(action)) return
    if (this.card === card || !settings.confirm) return void this.play(action)
    this.card = card
    this.refusal = null
  }

  override propose(action: string): void {
    const [word, card] = action.split(' ')
    if (word !== 'card') return super.propose(action)
    this.clear()
    this.card = Number(card)
  }

  async foreseeEnd(): Promise<void> {
    const { version } = this.store.table!
    const answer = await this.store.ask({ action: 'done' })
    if (this.store.table?.version === version) this.ending = (answer?.events ?? []) as Foretold[]
  }

  override back(): boolean {
    if (this.card === null) return super.back()
    this.card = null
    return true
  }

  override clear(): void {
    super.clear()
    this.card = this.position = null
    this.closing = []
  }
}
