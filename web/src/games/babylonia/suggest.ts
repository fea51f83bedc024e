// What Babylonia adds to suggestions: cards are chosen on the display.
import { begun, propose as placed, type Suggesting } from '../../table/propose'
import type { BabyloniaChoice } from './choice.svelte'
import * as words from './doing'

export const doing: Suggesting<BabyloniaChoice>['doing'] = (_choice, action) => words.doing(action)

export const propose: Suggesting<BabyloniaChoice>['propose'] = (choice, action) => {
  const [word, card] = action.split(' ')
  if (word !== 'card') placed(choice, action)
  else if (begun(choice, action)) choice.card = Number(card)
}
