// What the home page shows: the games and how far they are prepared, my tables, open tables.
import { api, Offline } from '../api/client'
import type { GameInfo, Me, TableLine } from '../api/types'

const AGAIN = 4000
const WHILE_PREPARING = 900

export class HomeStore {
  me = $state.raw<Me | null>(null)
  games = $state.raw<GameInfo[]>([])
  mine = $state.raw<TableLine[]>([])
  open = $state.raw<TableLine[]>([])
  offline = $state(false)

  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false

  async follow(): Promise<void> {
    try {
      this.me ??= await api.me()
      const [games, mine, open] = await Promise.all([api.games(), api.tables(true), api.tables(false)])
      this.games = games
      this.mine = mine.toSorted((a, b) => Number(b.your_turn) - Number(a.your_turn) || b.changed - a.changed)
      this.open = open.filter((line) => !mine.some((other) => other.id === line.id))
      this.offline = false
    } catch (error) {
      if (!(error instanceof Offline)) throw error
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
