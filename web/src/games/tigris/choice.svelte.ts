// What is special to a choice in Tigris & Euphrates: swaps, tiles added to a conflict, monuments, leaders on the board.
import type { TigrisView } from '../../api/types'
import { cellName, placeOf } from '../../board/grid'
import { Choice, type Foretold } from '../../table/choice.svelte'
import type { Ghost } from './board'
import { LEADERS, TILES, buildingSymbol, leaderSymbol } from './picture'

const CELL = /^[a-p]\d+$/
// Where the square of a monument lies, seen from the tile just placed.
const CORNERS: Record<string, [number, number]> = { se: [1, 1], sw: [1, -1], ne: [-1, 1], nw: [-1, -1] }

export class TigrisChoice extends Choice<TigrisView> {
  /** Positions in the hand chosen for a swap; null while not swapping. */
  swap = $state.raw<number[] | null>(null)
  added = $state(0)

  get #own() {
    return this.view.seats[this.store.table!.viewer]!
  }

  readonly hand = $derived.by(() => {
    const counts = this.view.seats[this.store.table!.viewer]?.hand ?? {}
    return TILES.flatMap((tile) => Array<string>(counts[tile] ?? 0).fill(tile))
  })

  readonly ghost: Ghost | null = $derived.by(() => {
    const action = this.action
    if (!action || this.swap) return null
    const [kind, pair] = action.split(' ')
    if (kind === 'withdraw') return { cell: this.#own.leaders[pair!]!, symbol: this.symbol(pair!), size: 1 }
    if (!this.place) return null
    if (kind === 'monument') return { cell: this.#squareOf(action), symbol: `te-monument-${pair}`, size: 2 }
    return { cell: this.place, symbol: this.symbol(kind!), size: 1 }
  })

  protected override inHand(): string | null {
    const { phase } = this.view
    if (this.swap) return null
    return phase === 'building' || phase === 'treasure' ? phase : this.piece
  }

  protected override actionsOf(piece: string): Record<string, string> {
    const actions = this.legal.filter((action) => action.startsWith(`${piece} `))
    return Object.fromEntries(actions.flatMap((action) => this.#cellsOf(action).map((cell) => [cell, action])))
  }

  /** The cell that stands for an action, if one does. */
  #cellsOf(action: string): string[] {
    const word = action.split(' ').at(-1)!
    if (CELL.test(word)) return [word]
    const { placed } = this.view
    if (!placed || !CORNERS[word]) return []
    const { row, column } = placeOf(placed)
    const [down, right] = CORNERS[word]
    return [cellName(row + down, column + right)]
  }

  #squareOf(action: string): string {
    const from = placeOf(this.view.placed!)
    const to = placeOf(this.#cellsOf(action)[0]!)
    return cellName(Math.min(from.row, to.row), Math.min(from.column, to.column))
  }

  protected override pending(): string | null {
    if (this.swap) return this.swap.length ? this.#swapAction() : null
    if (this.suggested && this.view.conflict) return `add ${this.added}`
    return super.pending()
  }

  #swapAction(): string {
    return ['swap', ...this.swap!.map((i) => this.hand[i]!).sort((a, b) => order(a) - order(b))].join(' ')
  }

  protected override pieceOn(cell: string): string | null {
    if (this.view.phase !== 'action' || this.swap) return null
    const mine = this.view.seats[this.store.table!.viewer]?.leaders ?? {}
    return Object.keys(mine).find((leader) => mine[leader] === cell) ?? null
  }

  protected override occupied(cell: string): boolean {
    return cell in this.view.tiles
  }

  protected override askable(piece: string): boolean {
    return !piece.startsWith('monument')
  }

  override usable(piece: string): boolean {
    return super.usable(piece) || this.may(`withdraw ${piece}`)
  }

  override symbol(piece: string): string {
    const dynasty = this.view.seats[this.store.table!.viewer]?.dynasty ?? 'lion'
    if ((LEADERS as readonly string[]).includes(piece)) return leaderSymbol(piece, dynasty)
    if (piece !== 'building') return `te-${piece}`
    const tile = this.view.tiles[this.place ?? ''] ?? this.view.tiles[this.view.placed ?? ''] ?? 'temple'
    const building = { temple: 'library', farm: 'granary', market: 'market hall', settlement: 'palace' }[tile]!
    return `te-${buildingSymbol(building)}`
  }

  /** A monument that fits in one square only is shown there at once. */
  override hold(piece: string): void {
    super.hold(piece)
    const cells = Object.keys(this.actions)
    if (this.piece?.startsWith('monument') && cells.length === 1) this.look(cells[0]!)
  }

  beginSwap(): void {
    this.clear()
    this.swap = []
  }

  toggle(position: number): void {
    const now = this.swap ?? []
    this.swap = now.includes(position) ? now.filter((p) => p !== position) : [...now, position]
  }

  /** What adding so many tiles leads to, as far as it is settled. */
  async add(number: number): Promise<void> {
    if (!this.may(`add ${number}`)) return
    this.added = number
    this.preview = null
    const answer = await this.store.ask({ action: `add ${number}` })
    if (this.added === number) this.preview = (answer?.events ?? null) as Foretold[] | null
  }

  override back(): boolean {
    if (!this.swap) return super.back()
    this.clear()
    return true
  }

  override clear(): void {
    super.clear()
    this.swap = null
    this.added = 0
  }
}

const order = (tile: string) => (TILES as readonly string[]).indexOf(tile)
