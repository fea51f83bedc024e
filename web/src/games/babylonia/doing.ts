// What an action does, said on the button that does it; and which events say too little or too much.
import type { Event } from '../../store/told'
import { say } from '../../words/words.svelte'
import { riverOf } from './board'

/** Events too small for a line of their own. */
export const QUIET = new Set(['babylonia-turn-began', 'babylonia-tiles-drawn', 'babylonia-tiles-finished'])
export const MOVES = /-placed$/

// The button says what is done; below it stands only what follows.
export const hidden = (event: string) => QUIET.has(event) || /-placed$|card-taken/.test(event)

export function doing(action: string): string {
  if (!/\d/.test(action)) return say(`babylonia-do-${action.replaceAll(' ', '-')}`)
  const [word, place] = action.split(' ') as [string, string]
  if (word === 'score') return say('babylonia-do-score', { hex: place })
  if (word === 'card') return say('babylonia-do-card', { card: Number(place) })
  return say(riverOf(place) ? 'babylonia-do-river' : 'babylonia-do-tile', { clan: word, hex: place })
}

export type Scored = {
  hex: string
  /** The kind of the city; null for a ziggurat. */
  city: string | null
  winner: number | null
  rows: { seat: number; nobles: number; cities: number }[]
}

const OUTCOMES = /-(city-won|city-discarded|ziggurat-won|ziggurat-tied)$/

/** The sites that events scored, each with everybody's points. */
export function scoredIn(events: Event[]): Scored[] {
  return events.filter((event) => OUTCOMES.test(event.event)).map((outcome) => ({
    hex: outcome.hex as string,
    city: (outcome.city as string | undefined) ?? null,
    winner: (outcome.seat as number | undefined) ?? null,
    rows: pointsFor(outcome.hex as string, events),
  }))
}

function pointsFor(hex: string, events: Event[]): Scored['rows'] {
  const rows = new Map<number, Scored['rows'][number]>()
  for (const event of events) {
    if (event.event !== 'babylonia-points-won' || event.hex !== hex || !['nobles', 'cities', 'cards'].includes(event.reason as string)) continue
    const seat = event.seat as number
    const row = rows.get(seat) ?? { seat, nobles: 0, cities: 0 }
    row[event.reason === 'nobles' ? 'nobles' : 'cities'] += event.number as number
    rows.set(seat, row)
  }
  return [...rows.values()].sort((a, b) => b.nobles + b.cities - a.nobles - a.cities)
}
