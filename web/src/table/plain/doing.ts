// An action in the words of the button that does it: `GAME-do-ACTION`, else `GAME-do-VERB` with its cells, else as it is written.
import { has, say } from '../../words/words.svelte'

export function doing(game: string, action: string): string {
  const whole = `${game}-do-${action.replaceAll(' ', '-')}`
  if (has(whole)) return say(whole)
  const [verb, ...rest] = action.split(' ')
  const key = `${game}-do-${verb}`
  return has(key) ? say(key, { cell: rest.at(-1) ?? '', origin: rest[0] ?? '', words: rest.join(' ') }) : action
}
