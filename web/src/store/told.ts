// What was told, without what was taken back.
import type { Told } from '../api/types'

export type Event = { event: string } & Record<string, unknown>

export function standing(told: Told[]): Told[] {
  const kept: Told[] = []
  for (const entry of told) {
    if (entry.kind !== 'undo') kept.push(entry)
    else kept.splice(kept.findLastIndex((earlier) => earlier.kind === 'action'), 1)
  }
  return kept
}

export const eventsOf = (told: Told) => told.events as Event[]

/** The cells an event is about. */
export const cellsOf = (event: Event) =>
  [event.cell, event.origin, event.hex, ...((event.cells as string[] | undefined) ?? [])].filter((cell): cell is string => typeof cell === 'string')
