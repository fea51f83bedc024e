// What the player is about to do: a piece, then a place, then the confirmation. The server says what is legal.
import type { Effect, Message, TigrisView } from '../../api/types'
import { cellName, placeOf } from '../../boards/grid'
import type { Ghost, Target } from '../../boards/tigris'
import { settings } from '../../store/settings.svelte'
import type { TableStore } from '../../store/table.svelte'
import { LEADERS, TILES, buildingSymbol, leaderSymbol } from './picture'

export type Told = { event: string } & Record<string, unknown>

const CELL = /^[a-p]\d+$/
const REFUSED = 900
// Where the square of a monument lies, seen from the tile just placed.
const CORNERS: Record<string, [number, number]> = { se: [1, 1], sw: [1, -1], ne: [-1, 1], nw: [-1, -1] }

export class Choice {
  piece = $state<string | null>(null)
  place = $state<string | null>(null)
  marks = $state.raw<Record<string, Effect>>({})
  preview = $state.raw<Told[] | null>(null)
  refusal = $state.raw<Message | null>(null)
  refused = $state<string | null>(null)
  /** Positions in the hand chosen for a swap; null while not swapping. */
  swap = $state.raw<number[] | null>(null)
  added = $state(0)

  constructor(readonly store: TableStore) {}

  readonly view = $derived.by(() => this.store.table!.view as TigrisView)
  readonly mine = $derived.by(() => this.store.myTurn && !this.store.sending)
  readonly legal = $derived.by(() => (this.mine ? this.view.legal : []))

  may(action: string): boolean {
    return this.legal.includes(action)
  }

  readonly hand = $derived.by(() => {
    const counts = this.view.seats[this.store.table!.viewer]?.hand ?? {}
    return TILES.flatMap((tile) => Array<string>(counts[tile] ?? 0).fill(tile))
  })

  /** The piece in hand now: the chosen one, or the only one this phase is about. */
  readonly holding = $derived.by(() => {
    if (!this.mine) return null
    const { phase } = this.view
    return phase === 'building' || phase === 'treasure' ? phase : this.piece
  })

  usable(piece: string): boolean {
    return this.legal.some((action) => action.startsWith(`${piece} `)) || this.may(`withdraw ${piece}`)
  }

  /** Legal places of the piece in hand. */
  readonly targets = $derived.by(() => {
    const found = new Map<string, Target>()
    const holding = this.holding
    if (!holding || this.swap) return found
    for (const cell of Object.keys(this.#actions)) {
      const effect = this.marks[cell]
      const mark = settings.marks && effect && effect.points > 0 ? `+${effect.points}` : ''
      const set = settings.marks ? ((effect?.effect ?? '') as Target['effect']) : ''
      found.set(cell, { mark, effect: set, occupied: this.#occupied(cell) })
    }
    return found
  })

  /** The actions of the piece in hand, by the cell that stands for each. */
  #actions: Record<string, string> = $derived.by(() => {
    const holding = this.holding
    if (!holding) return {}
    const actions = this.legal.filter((action) => action.startsWith(`${holding} `))
    return Object.fromEntries(actions.map((action) => [this.#cellOf(action), action]))
  })

  #cellOf(action: string): string {
    const word = action.split(' ').at(-1)!
    if (CELL.test(word)) return word
    const { row, column } = placeOf(this.view.placed!)
    const [down, right] = CORNERS[word]!
    return cellName(row + down, column + right)
  }

  #occupied(cell: string): boolean {
    return cell in this.view.tiles
  }

  /** What would be sent to the server if the player confirmed now. */
  readonly action = $derived.by(() => {
    if (!this.mine) return null
    if (this.swap) return this.swap.length ? this.#swapAction() : null
    return this.place ? (this.#actions[this.place] ?? null) : null
  })

  #swapAction(): string {
    return ['swap', ...this.swap!.map((i) => this.hand[i]!).sort((a, b) => order(a) - order(b))].join(' ')
  }

  readonly ghost: Ghost | null = $derived.by(() => {
    const action = this.action
    if (!action || this.swap) return null
    const [kind, pair] = action.split(' ')
    if (kind === 'monument') return { cell: this.#squareOf(action), symbol: `te-monument-${pair}`, size: 2 }
    return { cell: this.place!, symbol: this.symbol(kind!), size: 1 }
  })

  #squareOf(action: string): string {
    const from = placeOf(this.view.placed!)
    const to = placeOf(this.#cellOf(action))
    return cellName(Math.min(from.row, to.row), Math.min(from.column, to.column))
  }

  symbol(piece: string): string {
    const dynasty = this.view.seats[this.store.table!.viewer]?.dynasty ?? 'lion'
    if ((LEADERS as readonly string[]).includes(piece)) return leaderSymbol(piece, dynasty)
    if (piece !== 'building') return `te-${piece}`
    const tile = this.view.tiles[this.place ?? ''] ?? this.view.tiles[this.view.placed ?? ''] ?? 'temple'
    const building = { temple: 'library', farm: 'granary', market: 'market hall', settlement: 'palace' }[tile]!
    return `te-${buildingSymbol(building)}`
  }

  hold(piece: string): void {
    if (!this.mine) return
    const again = this.piece === piece
    this.clear()
    if (again) return
    this.piece = piece
    const cells = Object.keys(this.#actions)
    if (piece.startsWith('monument') && cells.length === 1) this.#look(cells[0]!)
    else void this.#mark(piece)
  }

  async #mark(piece: string): Promise<void> {
    if (!settings.marks || piece.startsWith('monument')) return
    const answer = await this.store.ask({ piece })
    if (this.piece === piece) this.marks = (answer?.marks ?? {}) as Record<string, Effect>
  }

  /** A cell was clicked: pick up my leader, preview a legal place, confirm it, or learn why not. */
  choose(cell: string): void {
    if (!this.mine || this.swap) return
    const leader = this.#myLeaderOn(cell)
    if (cell === this.place && this.action) void this.confirm()
    else if (this.holding && this.#actions[cell]) this.#look(cell)
    else if (leader && this.view.phase === 'action') this.hold(leader)
    else if (this.holding && !this.holding.startsWith('monument')) void this.#refuse(cell)
  }

  #myLeaderOn(cell: string): string | undefined {
    const mine = this.view.seats[this.store.table!.viewer]?.leaders ?? {}
    return Object.keys(mine).find((leader) => mine[leader] === cell)
  }

  #look(cell: string): void {
    this.place = cell
    this.refusal = null
    this.preview = null
    const action = this.action!
    if (settings.confirm) void this.#foresee(action)
    else void this.confirm()
  }

  async #foresee(action: string): Promise<void> {
    const answer = await this.store.ask({ action })
    if (this.action === action) this.preview = (answer?.events ?? null) as Told[] | null
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
    if (this.added === number) this.preview = (answer?.events ?? null) as Told[] | null
  }

  async confirm(): Promise<void> {
    if (this.action) await this.play(this.action)
  }

  async play(action: string): Promise<void> {
    if (!this.may(action)) return
    const sent = this.store.act(action)
    this.clear()
    await sent
  }

  /** One step back; false when there was nothing to leave. */
  back(): boolean {
    if (this.place) {
      this.place = null
      this.preview = null
    } else if (this.piece || this.swap) this.clear()
    else return false
    return true
  }

  clear(): void {
    this.piece = this.place = this.preview = this.refusal = this.refused = this.swap = null
    this.marks = {}
    this.added = 0
  }
}

const order = (tile: string) => (TILES as readonly string[]).indexOf(tile)
