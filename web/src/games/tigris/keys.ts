// Keys that choose pieces and numbers; the board has its own for moving about.
import type { Choice } from './choice.svelte'
import { LEADERS } from './picture'

const PIECES: Record<string, string> = { t: 'temple', f: 'farm', m: 'market', s: 'settlement', c: 'catastrophe' }

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement || document.querySelector('dialog[open]') !== null
}

export function keyPressed(event: KeyboardEvent, choice: Choice): void {
  if (typing(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
  const digit = /^Digit([0-6])$/.exec(event.code)?.[1]
  const piece = PIECES[event.key.toLowerCase()]
  if (event.key === 'Escape') choice.back()
  else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) void choice.confirm()
  else if (event.shiftKey && digit && LEADERS[Number(digit) - 1]) take(choice, LEADERS[Number(digit) - 1]!)
  else if (digit && choice.view.conflict) void choice.add(Number(digit))
  else if (piece) take(choice, piece)
  else if (event.key === 'u' && choice.store.table?.may_undo) void choice.store.undo(false)
  else return
  event.preventDefault()
}

function take(choice: Choice, piece: string): void {
  if (choice.view.phase === 'action' && choice.usable(piece)) choice.hold(piece)
}
