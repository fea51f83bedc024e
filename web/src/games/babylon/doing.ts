// What an action does, said on the button that does it.
import { say } from '../../words/words.svelte'
import { SYMBOLS } from './boards/board'
import { isPlacement } from './choice.svelte'

/** The button says what is done; the preview says what follows. */
export const hidden = (event: string) =>
  event === 'babylon-turn-began' || /(clay-removed|tile-mined|decoration-built|symbol-changed|tile-placed)$/.test(event)

const isSymbol = (word: string) => (SYMBOLS as readonly string[]).includes(word)

export function doing(action: string, level: number | null = null, discards = false): string {
  const [word, ...rest] = action.split(' ') as [string, ...string[]]
  if (isPlacement(action)) return say('babylon-do-place', { cell: rest[0]!, level: level ?? 0 })
  if (isSymbol(word)) return say('babylon-do-decorate', { decoration: word, cells: rest.join(', ').toUpperCase() })
  if (word === 'symbol') return say('babylon-do-symbol', { cell: rest[0]!, decoration: rest[1]! })
  return say(word === 'store' && discards ? 'babylon-do-store-instead' : `babylon-do-${word}`, { stack: rest[0]?.toUpperCase() ?? '' })
}
