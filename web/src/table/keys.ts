// Keys that are the same in every game; the board has its own for moving about, a game its own for its pieces.
import type { Choice, GameView } from './choice.svelte'

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement || document.querySelector('dialog[open]') !== null
}

export function keyPressed<View extends GameView>(
  event: KeyboardEvent,
  choice: Choice<View>,
  ofTheGame: (event: KeyboardEvent) => boolean,
): void {
  if (typing(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.key === 'Escape') choice.back()
  else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) void choice.confirm()
  else if (event.key === 'u' && choice.store.table?.may_undo) void choice.store.undo(false)
  else if (!ofTheGame(event)) return
  event.preventDefault()
}
