// One table: follows its versions over the socket, fills gaps, returns after a lost line, and acts.
import { api, Offline, Refusal, requestId } from '../api/client'
import type { Advice, Asked, Problem, TableView, Told } from '../api/types'
import { called } from '../words/words.svelte'

type Line = 'connecting' | 'live' | 'lost'
export type Question = { action?: string; piece?: string; about?: string }

/** A table as the games see it: played live, looked at again, or studied. */
export interface TableStore {
  readonly table: TableView | null
  readonly told: Told[]
  readonly problem: Problem | null
  readonly sending: boolean
  readonly names: string[]
  readonly myTurn: boolean
  /** The table where people meet; null where one is alone with a game of the past or of thought. */
  readonly live: LiveTable | null
  /** All that was told, where the table shows an earlier moment, and how to go to another. */
  readonly whole?: Told[]
  readonly jump?: (version: number) => void
  /** Takes a touched cell for itself; false where it means nothing special. */
  readonly touch?: (cell: string) => boolean
  /** Cells to point at. */
  readonly pointing?: string[]
  readonly mayAdvise: boolean
  act(action: string): Promise<void>
  undo(wholeTurn: boolean): Promise<void>
  /** What the server answers to a question; null when it cannot be asked now. */
  ask(question: Question): Promise<Asked | null>
  /** The computer's best moves for whoever decides. */
  advise(): Promise<Advice>
}

const LONGEST_PAUSE = 8000
const POLL = 4000
const PING = 20000
const PATIENCE = 1500

export class LiveTable implements TableStore {
  table = $state.raw<TableView | null>(null)
  told = $state.raw<Told[]>([])
  line = $state<Line>('connecting')
  problem = $state.raw<Problem | null>(null)
  sending = $state(false)
  /** At a shared screen: whose turn it is to look. Nothing else is shown meanwhile. */
  curtain = $state.raw<{ seat: number; name: string } | null>(null)

  #id: string
  #seat: number | null = null
  #socket: WebSocket | null = null
  #failures = 0
  #closed = false
  #timers = new Set<ReturnType<typeof setTimeout>>()

  constructor(id: string) {
    this.#id = id
  }

  open(): void {
    void this.#load(0)
    this.#connect()
    addEventListener('online', this.#retry)
  }

  close(): void {
    this.#closed = true
    this.#socket?.close()
    this.#timers.forEach(clearTimeout)
    removeEventListener('online', this.#retry)
  }

  get live(): LiveTable {
    return this
  }

  get names(): string[] {
    return this.table?.seats.map((seat) => called(seat.name)) ?? []
  }

  get myTurn(): boolean {
    const table = this.table
    return table !== null && table.to_move !== null && table.to_move === table.viewer
  }

  get mayAdvise(): boolean {
    return this.myTurn && this.table!.hints
  }

  advise(): Promise<Advice> {
    return api.advise(this.#id, this.table!.viewer)
  }

  async act(action: string): Promise<void> {
    const { version, viewer } = this.table!
    await this.#send(() => api.act(this.#id, { seat: viewer, action, version, id: requestId() }))
  }

  async undo(wholeTurn: boolean): Promise<void> {
    const { version, viewer } = this.table!
    await this.#send(() => api.undo(this.#id, { seat: viewer, version, id: requestId(), whole_turn: wholeTurn }))
  }

  async ask(question: Question): Promise<Asked | null> {
    return api.ask(this.#id, { seat: this.table!.viewer, ...question }).catch(() => null)
  }

  async say(text: string): Promise<void> {
    await this.#send(() => api.say(this.#id, text))
  }

  async resign(): Promise<void> {
    await this.#send(() => api.resign(this.#id, this.table!.viewer))
  }

  /** The computer plays on in my place. */
  async abandon(seat: number): Promise<void> {
    await this.#send(() => api.abandon(this.#id, seat))
    this.#reconnect()
  }

  async leave(seat: number): Promise<void> {
    await this.#send(() => api.leave(this.#id, seat))
  }

  /** A new private link to my seat; the old one is dead. */
  async revoke(seat: number): Promise<void> {
    await this.#send(() => api.revoke(this.#id, seat))
    await this.#load(this.#seen)
  }

  async start(): Promise<void> {
    await this.#send(() => api.start(this.#id))
  }

  async join(key: string | null, name: string | null, seat: number | null = null): Promise<void> {
    await this.#send(() => api.join(this.#id, { key, name, seat }))
    this.#reconnect()
  }

  /** The next person has the screen: show the table from their seat. */
  lift(): void {
    this.#seat = this.curtain!.seat
    this.curtain = null
    this.#reconnect()
    void this.#load(0)
  }

  forgive(): void {
    this.problem = null
  }

  async #send(request: () => Promise<unknown>): Promise<void> {
    this.sending = true
    this.problem = null
    try {
      // The same request, with the same id, is repeated inside until the server has answered.
      const answer = (await request()) as { version?: number } | undefined
      await this.#shows(answer?.version ?? 0)
    } catch (error) {
      if (error instanceof Refusal) this.problem = error.problem
      else if (!(error instanceof Offline)) throw error
      await this.#load(this.#seen)
    } finally {
      this.sending = false
    }
  }

  /** Wait until the table shows a version; where no update comes over the socket, fetch it. */
  async #shows(version: number): Promise<void> {
    const patience = this.line === 'live' ? PATIENCE : 0
    for (let waited = 0; waited < patience && this.#behind(version); waited += 20)
      await new Promise((done) => setTimeout(done, 20))
    if (this.#behind(version)) await this.#load(this.#seen)
  }

  #behind(version: number): boolean {
    return this.table !== null && this.table.version < version
  }

  get #seen(): number {
    return this.told.at(-1)?.version ?? 0
  }

  async #load(since: number): Promise<void> {
    try {
      this.#apply(await api.show(this.#id, this.#seat, since))
    } catch (error) {
      if (error instanceof Refusal) this.problem = error.problem
    }
  }

  #apply(table: TableView): void {
    if (this.#closed || (this.table && table.version < this.table.version)) return
    const next = this.#nextAtThisScreen(table)
    if (next !== null) {
      this.table = null
      this.told = []
      this.curtain = { seat: next, name: called(table.seats[next]!.name) }
    }
    if (this.curtain !== null) return
    const fresh = table.told.filter((entry) => entry.version > this.#seen)
    const gap = fresh.length > 0 && fresh[0]!.version > this.#seen + 1
    if (gap) return void this.#load(this.#seen)
    this.told = [...this.told, ...fresh]
    this.table = table
    if (this.#seen < table.version) void this.#load(this.#seen)
  }

  /** Where several seats share this screen: the one to look now, if another than the last. */
  #nextAtThisScreen(table: TableView): number | null {
    const yours = table.seats.filter((seat) => seat.yours).map((seat) => seat.seat)
    if (yours.length < 2 || table.to_move === null) return null
    const next = yours.includes(table.to_move) ? table.to_move : (this.#seat ?? yours[0]!)
    return next === this.#seat ? null : next
  }

  #connect(): void {
    if (this.#closed) return
    const seat = this.#seat === null ? '' : `&seat=${this.#seat}`
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const id = encodeURIComponent(this.#id)
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${id}/live?since=${this.#seen}${seat}`)
    this.#socket = socket
    socket.onopen = () => {
      this.#failures = 0
      this.line = 'live'
      this.#keepAlive(socket)
    }
    socket.onmessage = (message) => {
      const update = JSON.parse(message.data as string) as { type: string; table?: TableView }
      if (update.type === 'table' && socket === this.#socket) this.#apply(update.table!)
    }
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost()
    }
  }

  #keepAlive(socket: WebSocket): void {
    if (socket.readyState !== WebSocket.OPEN) return
    socket.send('{"type":"ping"}')
    this.#later(PING, () => this.#keepAlive(socket))
  }

  #lost(): void {
    if (this.#closed) return
    this.#failures += 1
    if (this.#failures > 1 || this.line === 'live') this.line = 'lost'
    const pause = Math.min(LONGEST_PAUSE, 400 * 2 ** this.#failures)
    this.#later(pause, () => this.#connect())
    if (this.#failures === 3) this.#poll()
  }

  /** Where sockets never open, ask again and again. */
  #poll(): void {
    if (this.line === 'live') return
    void this.#load(this.#seen)
    this.#later(POLL, () => this.#poll())
  }

  #retry = () => {
    if (this.line !== 'live') this.#reconnect()
  }

  #reconnect(): void {
    const old = this.#socket
    this.#socket = null
    old?.close()
    this.#connect()
  }

  #later(milliseconds: number, what: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      if (!this.#closed) what()
    }, milliseconds)
    this.#timers.add(timer)
  }
}
