// Moving a cursor over a square board by keys.
import { cellName, placeOf } from './grid'

const STEPS: Record<string, [number, number]> = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }

/** Where a key leads: an arrow to the next cell, `n` to the next one where something may be done; null for any other key. */
export function stepped(key: string, cursor: string, side: number, legal: Set<string>): string | null {
  const step = STEPS[key]
  if (!step) {
    const all = [...legal]
    return key === 'n' && all.length ? all[(all.indexOf(cursor) + 1) % all.length]! : null
  }
  const { row, column } = placeOf(cursor)
  const clamp = (n: number) => Math.max(0, Math.min(side - 1, n))
  return cellName(clamp(row + step[0]), clamp(column + step[1]))
}
