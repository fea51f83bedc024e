// One table: follows its versions over the socket, fills gaps, returns after a lost line, and acts.
import { api, OFFLINE, Offline, Refusal, requestId } from '../api/client'
import type { Advice, Asked, FreeSeat, Problem, SeatLink, TableView, Told } from '../api/types'
import { called } from '../words/words.svelte'
import { Connection, type Line } from './connection.svelte'

export type Question = { action?: string; piece?: string; about?: string }

/** A table as the games see it: played live, looked at again, or studied. */
export interface TableStore {
  readonly table: TableView | null
  readonly told: Told[]
  readonly problem: Problem | null
  readonly sending: boolean
  /** What was sent has been on its way for a while. */
  readonly late?: boolean
  readonly names: string[]
  readonly myTurn: boolean
  /** Whose hand lies on the shelf, where it is not one's own. */
  readonly handOf?: string | null
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

const PATIENCE = 1500
const LATE = 600
/** Of the questions that could not be asked, so many are asked again when the line is back. */
const MOST_QUESTIONS = 12

export class LiveTable implements TableStore {
  table = $state.raw<TableView | null>(null)
  told = $state.raw<Told[]>([])
  problem = $state.raw<Problem | null>(null)
  sending = $state(false)
  late = $state(false)
  /** At a shared screen: whose turn it is to look. Nothing else is shown meanwhile. */
  curtain = $state.raw<{ seat: number; name: string } | null>(null)

  #id: string
  #seat: number | null = null
  #closed = false
  #asked = 0
  #connection = new Connection(() => this.#address, (text) => this.#hear(text), () => this.#load(this.#seen))

  constructor(id: string) {
    this.#id = id
  }

  open(): void {
    void this.#load(0)
    this.#connection.open()
  }

  close(): void {
    this.#closed = true
    this.#connection.close()
  }

  get line(): Line {
    return this.#connection.line
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
    const body = { seat: viewer, action, version, id: requestId() }
    await this.#send(() => this.#connection.untilAnswered((signal) => api.act(this.#id, body, signal)))
  }

  async undo(wholeTurn: boolean): Promise<void> {
    const { version, viewer } = this.table!
    const body = { seat: viewer, version, id: requestId(), whole_turn: wholeTurn }
    await this.#send(() => this.#connection.untilAnswered((signal) => api.undo(this.#id, body, signal)))
  }

  async ask(question: Question): Promise<Asked | null> {
    const { version, viewer } = this.table!
    const number = (this.#asked += 1)
    const wanted = () => !this.#closed && this.table?.version === version && this.#asked - number < MOST_QUESTIONS
    return this.#connection.untilAnswered((signal) => api.ask(this.#id, { seat: viewer, ...question }, signal), wanted).catch(() => null)
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

  /** A new link that moves my seat to another device; the old one is dead. */
  async newLink(seat: number): Promise<void> {
    await this.#send(() => api.newLink(this.#id, seat))
    await this.#load(this.#seen)
  }

  /** As the host: free a seat, or ask its holder to. */
  async free(seat: number, then: FreeSeat['then']): Promise<void> {
    await this.#send(() => api.free(this.#id, seat, then))
    await this.#load(this.#seen)
  }

  /** My answer to the host who asks for my seat. */
  async answer(seat: number, agree: boolean): Promise<void> {
    await this.#send(() => api.answer(this.#id, seat, agree))
    this.#reconnect()
  }

  async start(): Promise<void> {
    await this.#send(() => api.start(this.#id))
  }

  /** What a link would do; null when it does nothing any more, and the problem says why. */
  async look(key: string): Promise<SeatLink | null> {
    this.problem = null
    try {
      return await this.#connection.untilAnswered((signal) => api.link(this.#id, key, signal))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.problem = error.problem
      return null
    }
  }

  /** Sit down, by a link or on an open seat; whoever says their name keeps it. */
  async join(key: string | null, name: string, seat: number | null = null): Promise<void> {
    await this.#send(async () => {
      if (name) await api.rename(name)
      await this.#connection.untilAnswered((signal) => api.join(this.#id, { key, seat }, signal))
    })
    // What was told so far was told to a spectator.
    if (this.table?.view && !this.problem) {
      this.table = null
      this.told = []
    }
    this.#reconnect()
  }

  /** The next person has the screen. */
  lift(): void {
    const { seat } = this.curtain!
    this.curtain = null
    this.#sitOn(seat)
  }

  /** Show the table from another seat at this screen. */
  #sitOn(seat: number): void {
    this.#seat = seat
    this.#reconnect()
    void this.#load(this.#seen)
  }

  forgive(): void {
    this.problem = null
  }

  async #send(request: () => Promise<unknown>): Promise<void> {
    this.sending = true
    this.problem = null
    const late = setTimeout(() => (this.late = true), LATE)
    try {
      const answer = (await request()) as { version?: number } | undefined
      await this.#shows(answer?.version ?? 0)
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof Offline)) throw error
      await this.#load(this.#seen)
      this.problem = error instanceof Refusal ? error.problem : OFFLINE
    } finally {
      clearTimeout(late)
      this.sending = this.late = false
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

  /** Fetch the table; false when nobody answered. */
  async #load(since: number): Promise<boolean> {
    const seat = this.#seat
    try {
      const table = await api.show(this.#id, seat, since)
      // Meanwhile another person may have got the screen.
      if (seat === this.#seat) this.#apply(table)
    } catch (error) {
      if (!(error instanceof Refusal)) return false
      this.problem = error.problem
    }
    return true
  }

  #apply(table: TableView): void {
    if (this.#closed || (this.table && table.version < this.table.version)) return
    const next = this.#nextAtThisScreen(table)
    if (next !== null && !table.hides) return this.#sitOn(next)
    if (next !== null) {
      this.table = null
      this.told = []
      this.curtain = { seat: next, name: called(table.seats[next]!.name) }
    }
    if (this.curtain !== null) return
    if (this.problem === OFFLINE) this.problem = null
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

  get #address(): string {
    const seat = this.#seat === null ? '' : `&seat=${this.#seat}`
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    return `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.#id)}/live?since=${this.#seen}${seat}`
  }

  #hear(text: string): void {
    const update = JSON.parse(text) as { type: string; table?: TableView }
    if (update.type === 'table') this.#apply(update.table!)
  }

  #reconnect(): void {
    this.#connection.reconnect()
  }
}
