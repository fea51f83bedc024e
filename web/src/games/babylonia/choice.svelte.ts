// What is special to a choice in Babylonia: sites to score, cards to take, and what the end of the turn brings.
import type { BabyloniaView } from '../../api/types'
import { settings } from '../../store/settings.svelte'
import { Choice, signed, type Foretold } from '../../table/choice.svelte'
import { riverOf, type Ghost } from './board'
import { CLANS, tileSymbol } from './picture'

export class BabyloniaChoice extends Choice<BabyloniaView> {
  card = $state<number | null>(null)
  /** Which of several like tiles on the rack was taken. */
  position = $state<number | null>(null)
  /** What ending the turn now would bring. */
  ending = $state.raw<Foretold[]>([])

  /** The sites that the tile closes in. */
  readonly closing = $derived.by(() =>
    (this.preview ?? []).flatMap((event) => (event.event === 'babylonia-site-surrounded' ? [event.hex as string] : [])),
  )

  readonly seat = $derived.by(() => this.store.table!.viewer)

  readonly rack = $derived.by(() => {
    const counts = this.view.seats[this.seat]?.rack ?? {}
    return CLANS.flatMap((clan) => Array<string>(counts[clan] ?? 0).fill(clan))
  })

  readonly ghost: Ghost | null = $derived.by(() => {
    const { place, action } = this
    if (!place || !action) return null
    const [piece] = action.split(' ')
    const symbol = piece === 'score' ? '' : riverOf(place) ? tileSymbol('face down', this.seat) : this.symbol(piece!)
    return { cell: place, symbol, points: signed(this.gain?.points ?? 0), closing: this.closing }
  })

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

  async foreseeEnd(): Promise<void> {
    const { version } = this.store.table!
    const answer = await this.store.ask({ action: 'done' })
    if (this.store.table?.version === version) this.ending = [...(answer?.events ?? []), ...(answer?.later ?? [])] as Foretold[]
  }

  override back(): boolean {
    if (this.card === null) return super.back()
    this.suggested = false
    this.card = null
    return true
  }

  override clear(): void {
    super.clear()
    this.card = this.position = null
  }
}
