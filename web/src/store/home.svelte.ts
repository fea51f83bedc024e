// What the home page shows: the games and how far they are prepared, my tables, open tables, the computer's levels.
import { api, Offline, Refusal } from '../api/client'
import type { GameInfo, Me, TableLine } from '../api/types'

const AGAIN = 4000
const WHILE_PREPARING = 900
const LONGEST_PAUSE = 10_000

const latestFirst = (a: TableLine, b: TableLine) => Number(b.your_turn) - Number(a.your_turn) || b.changed - a.changed

export class HomeStore {
  me = $state.raw<Me | null>(null)
  games = $state.raw<GameInfo[]>([])
  levels = $state.raw<string[]>([])
  mine = $state.raw<TableLine[]>([])
  finished = $state.raw<TableLine[]>([])
  open = $state.raw<TableLine[]>([])
  offline = $state(false)

  #timer: ReturnType<typeof setTimeout> | undefined
  #asking = false
  #closed = false
  #failures = 0

  /** The level to play at: the wished one, or one in the middle. */
  level(wish: string): string {
    return this.levels.includes(wish) ? wish : (this.levels[this.levels.length >> 1] ?? 'random')
  }

  /** Refresh again and again until closed; a tab that nobody sees asks once and then waits until it is shown. */
  follow(): void {
    document.addEventListener('visibilitychange', this.refresh)
    addEventListener('online', this.refresh)
    void this.#round()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    document.removeEventListener('visibilitychange', this.refresh)
    removeEventListener('online', this.refresh)
  }

  /** Ask now, and then again after a while. */
  readonly refresh = (): void => {
    clearTimeout(this.#timer)
    if (!document.hidden && !this.#asking) void this.#round()
  }

  async #round(): Promise<void> {
    this.#asking = true
    try {
      await this.#ask()
      this.#failures = 0
    } catch (error) {
      this.#failures += 1
      if (!(error instanceof Offline || error instanceof Refusal)) throw error
    } finally {
      this.#asking = false
      this.offline = this.#failures > 0
      if (!this.#closed) this.#timer = setTimeout(this.refresh, this.#pause())
    }
  }

  #pause(): number {
    if (this.#failures) return Math.min(LONGEST_PAUSE, 500 * 2 ** this.#failures)
    return this.#prepared ? AGAIN : WHILE_PREPARING
  }

  get #prepared(): boolean {
    return this.games.length > 0 && this.games.every((game) => game.ready)
  }

  async #ask(): Promise<void> {
    this.me ??= await api.me()
    if (!this.levels.length) this.levels = await api.levels()
    // A server that was away may have been upgraded, and prepare its games again.
    const known = this.#prepared && !this.#failures
    const [games, mine, open, finished] = await Promise.all([
      known ? this.games : api.games(), api.tables('mine'), api.tables('open'), api.tables('finished'),
    ])
    this.games = games
    this.mine = mine.filter((line) => line.status !== 'finished').sort(latestFirst)
    this.finished = finished.filter((line) => line.status === 'finished').sort(latestFirst)
    this.open = open.filter((line) => !mine.some((other) => other.id === line.id))
  }
}
