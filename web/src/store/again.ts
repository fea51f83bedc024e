// The same table once more: the same game, options and kinds of seats.
import { api } from '../api/client'
import type { SeatRequest, TableView } from '../api/types'
import { go, tableAddress } from './route.svelte'

function seatAgain(seat: TableView['seats'][number]): SeatRequest {
  if (seat.kind === 'bot') return { kind: 'bot', level: seat.level ?? 'random' }
  if (seat.kind === 'shared') return { kind: 'shared', name: seat.name }
  return { kind: seat.yours ? 'me' : 'invited' }
}

export async function again(table: TableView): Promise<void> {
  const { game, title, options, hints, clock } = table
  const next = await api.create({ game, title, options, public: table.public, hints, clock, seats: table.seats.map(seatAgain) })
  go(tableAddress(next.id))
}
