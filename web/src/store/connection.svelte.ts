// The socket to a table. It is opened again when it is lost, and probed, because a dead line does not say that it is dead.
import { untilAnswered } from '../api/client'

export type Line = 'connecting' | 'live' | 'polling' | 'lost'

const LONGEST_PAUSE = 4000
const HEARTBEAT = 10_000
/** A line that gives no sign of life for so long after it was asked for one is dead. */
const DEADLINE = 2500
const SLOWEST_OPENING = 4000
/** After so many failures it may be a network that lets no socket through. */
const FEW = 3
/** How the server closes the socket to a table that it does not have. */
const NO_SUCH_TABLE = 4404

export class Connection {
  line = $state<Line>('connecting')

  #socket: WebSocket | null = null
  #failures = 0
  #closed = false
  #deadline: ReturnType<typeof setTimeout> | undefined
  #next: ReturnType<typeof setTimeout> | undefined
  /** Ends the requests under way when the line is lost, and when it is back: they are sent again. */
  #under = new AbortController()
  #waiting = new Set<() => void>()

  /** `poll` asks without a socket, and says whether that was answered. */
  constructor(readonly address: () => string, readonly heard: (text: string) => void, readonly poll: () => Promise<boolean>) {}

  open(): void {
    if (this.#closed) return
    this.#connect()
    addEventListener('online', this.#look)
    addEventListener('offline', this.#look)
    document.addEventListener('visibilitychange', this.#look)
  }

  close(): void {
    this.#closed = true
    this.#drop()
    removeEventListener('online', this.#look)
    removeEventListener('offline', this.#look)
    document.removeEventListener('visibilitychange', this.#look)
  }

  /** A new socket, because this one would go on telling the old seat's view, or because there is reason to hope. */
  reconnect(): void {
    this.#drop()
    if (!this.#closed) this.#connect()
  }

  /** Sends until there is an answer: again with backoff, and at once when the line is back. */
  untilAnswered<T>(send: (signal: AbortSignal) => Promise<T>, wanted?: () => boolean): Promise<T> {
    const sent = async () => {
      this.#probe()
      // Where there is no socket, the answer itself is the sign of life.
      const late = setTimeout(() => this.line !== 'live' && (this.line = 'lost'), DEADLINE)
      return send(this.#under.signal).finally(() => clearTimeout(late))
    }
    return untilAnswered(sent, wanted, (milliseconds) => this.#back(milliseconds))
  }

  /** The line is back, or so much time has passed. */
  #back(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(() => this.#waiting.delete(woken) && done(), milliseconds)
      const woken = () => {
        clearTimeout(timer)
        done()
      }
      this.#waiting.add(woken)
    })
  }

  #connect(): void {
    const socket = new WebSocket(this.address())
    this.#socket = socket
    this.#expect(SLOWEST_OPENING)
    socket.onopen = () => this.#opened()
    socket.onmessage = (message) => {
      this.#alive()
      this.heard(message.data as string)
    }
    socket.onclose = ({ code }) => (code === NO_SUCH_TABLE ? this.#gone() : this.#lost())
  }

  #opened(): void {
    this.#alive()
    const returned = this.line === 'lost'
    this.#failures = 0
    this.line = 'live'
    if (returned) this.#endRequests()
    this.#waiting.forEach((wake) => wake())
    this.#waiting.clear()
    this.#beat()
  }

  #beat(): void {
    this.#probe()
    this.#next = setTimeout(() => this.#beat(), HEARTBEAT)
  }

  /** Ask for a sign of life. */
  #probe(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    this.#socket.send('{"type":"ping"}')
    this.#expect(DEADLINE)
  }

  /** The first one that is asked for sets the deadline. */
  #expect(within: number): void {
    this.#deadline ??= setTimeout(() => this.#lost(), within)
  }

  #alive(): void {
    clearTimeout(this.#deadline)
    this.#deadline = undefined
  }

  #lost(): void {
    this.#drop()
    this.#failures += 1
    const wasLive = this.line === 'live'
    if (wasLive || this.#failures === 2) this.line = 'lost'
    if (wasLive) this.#endRequests()
    if (this.#failures >= FEW) void this.#ask()
    // All who were cut off by the same fault do not return at the same moment.
    const pause = Math.min(LONGEST_PAUSE, 400 * 2 ** this.#failures) * (0.5 + Math.random() / 2)
    this.#next = setTimeout(() => this.#connect(), pause)
  }

  async #ask(): Promise<void> {
    const answered = await this.poll()
    if (this.line !== 'live') this.line = answered ? 'polling' : 'lost'
  }

  #gone(): void {
    this.close()
    void this.poll()
  }

  #endRequests(): void {
    this.#under.abort()
    this.#under = new AbortController()
  }

  #drop(): void {
    this.#alive()
    clearTimeout(this.#next)
    const old = this.#socket
    this.#socket = null
    if (!old) return
    old.onopen = old.onmessage = old.onclose = null
    old.close()
  }

  /** Something happened that often goes with a change of the line. */
  #look = (): void => {
    if (document.hidden) return
    if (this.line === 'live') this.#probe()
    else this.reconnect()
  }
}
