// A game of my own from a moment of another: I take the side that decides, or the one whose eyes I have.
import { api, Offline, Refusal } from '../api/client'
import type { Message, SeatRequest } from '../api/types'
import type { ReplayStore } from '../store/replay.svelte'
import { go, tableAddress } from '../store/route.svelte'
import { settings } from '../store/settings.svelte'

/** Begins the game and goes there; returns why not. */
export async function playOn(id: string, store: ReplayStore): Promise<Message | null> {
  const mine = /\d/.test(store.eyes) ? Number(store.eyes) : (store.table!.to_move ?? 0)
  try {
    await api.me()
    const levels = await api.levels()
    const level = levels.includes(settings.level) ? settings.level : levels[levels.length >> 1]!
    const seat = (number: number): SeatRequest => (number === mine ? { kind: 'me' } : { kind: 'bot', level })
    const table = await api.create({
      game: store.table!.game, seats: store.names.map((_, number) => seat(number)), start: { type: 'moment', table: id, version: store.version },
    })
    go(tableAddress(table.id))
    return null
  } catch (error) {
    if (error instanceof Refusal) return { key: error.problem.key, arguments: error.problem.arguments }
    if (error instanceof Offline) return { key: 'page-offline', arguments: {} }
    throw error
  }
}
