// What the home page shows: the games and how far they are prepared, my tables, open tables, the computer's levels.
import { api, Offline, Refusal } from '../api/client'
import type { GameInfo, Me, TableLine } from '../api/types'

const AGAIN = 4000
const WHILE_PREPARING = 900

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
  #closed = false

  /** The level to play at: the wished one, or one in the middle. */
  level(wish: string): string {
    return this.levels.includes(wish) ? wish : (this.levels[this.levels.length >> 1] ?? 'random')
  }

  async follow(): Promise<void> {
    try {
      this.me ??= await api.me()
      if (!this.levels.length) this.levels = await api.levels()
      const [games, mine, open, finished] = await Promise.all([
        api.games(), api.tables('mine'), api.tables('open'), api.tables('finished'),
      ])
      this.games = games
      this.mine = mine.filter((line) => line.status !== 'finished').sort(latestFirst)
      this.finished = finished.filter((line) => line.status === 'finished').sort(latestFirst)
      this.open = open.filter((line) => !mine.some((other) => other.id === line.id))
      this.offline = false
    } catch (error) {
      if (!(error instanceof Offline || error instanceof Refusal)) throw error
      this.offline = true
    }
    if (this.#closed) return
    this.#timer = setTimeout(() => void this.follow(), this.games.every((game) => game.ready) ? AGAIN : WHILE_PREPARING)
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
  }
}
