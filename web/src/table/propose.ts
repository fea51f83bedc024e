// Suggestions as choices: shown as if the player had chosen them, and never done without being confirmed.
import type { Choice, GameView } from './choice.svelte'

/** What a game knows of suggestions; it is loaded when somebody asks for one. */
export type Suggesting<Chosen> = {
  /** An action in the words of the button that does it. */
  doing: (choice: Chosen, action: string) => string
  propose: (choice: Chosen, action: string) => void
}

const CELL = /^[a-p]\d+$/

/** Put back what was chosen; false where the action is no longer legal. */
export function begun<View extends GameView>(choice: Choice<View>, action: string): boolean {
  choice.clear()
  choice.suggested = choice.may(action)
  return choice.suggested
}

/** Show a piece on its place. */
export function propose<View extends GameView>(choice: Choice<View>, action: string): void {
  if (!begun(choice, action)) return
  if (!choice.holding) choice.piece = action.split(' ').slice(0, -1).join(' ')
  const cell = Object.keys(choice.actions).find((each) => CELL.test(each) && choice.actions[each] === action)
  if (!cell) return proposeWithoutPlace(choice, action)
  if (choice.piece) void choice.showMarks(choice.piece)
  choice.look(cell)
}

/** Show what an action without a place would do. */
export function proposeWithoutPlace<View extends GameView>(choice: Choice<View>, action: string): void {
  choice.piece = null
  choice.proposed = action
  void choice.foresee(action)
}
