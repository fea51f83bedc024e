// Keys that choose pieces and numbers; true when a key meant something.
import type { TigrisChoice } from './choice.svelte'
import { LEADERS } from './picture'

const PIECES: Record<string, string> = { t: 'temple', f: 'farm', m: 'market', s: 'settlement', c: 'catastrophe' }

export function keyOfTigris(event: KeyboardEvent, choice: TigrisChoice): boolean {
  const digit = /^Digit([0-6])$/.exec(event.code)?.[1]
  const piece = PIECES[event.key.toLowerCase()]
  if (event.shiftKey && digit && LEADERS[Number(digit) - 1]) take(choice, LEADERS[Number(digit) - 1]!)
  else if (digit && choice.view.conflict) void choice.add(Number(digit))
  else if (piece) take(choice, piece)
  else return false
  return true
}

function take(choice: TigrisChoice, piece: string): void {
  if (choice.view.phase === 'action' && choice.usable(piece)) choice.hold(piece)
}
