// Keys that choose tiles and cards; true when a key meant something.
import type { BabyloniaChoice } from './choice.svelte'

const END = ['done', 'no extra turn']
const PIECES: Record<string, string> = { p: 'priest', m: 'merchant', s: 'servant', f: 'farmer' }

export function keyOfBabylonia(event: KeyboardEvent, choice: BabyloniaChoice): boolean {
  const piece = PIECES[event.key.toLowerCase()]
  if (piece && choice.usable(piece)) choice.take(choice.rack.indexOf(piece))
  else if (event.key === 'e' && END.some((action) => choice.may(action))) void choice.play(END.find((action) => choice.may(action))!)
  else if (/^[1-9]$/.test(event.key) && choice.may(`card ${event.key}`)) choice.pick(Number(event.key))
  else return false
  return true
}
