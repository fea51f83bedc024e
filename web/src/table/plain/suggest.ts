// Suggestions on a plain table: shown like an action chosen by its button.
import { begun, proposeWithoutPlace, type Suggesting } from '../propose'
import type { PlainChoice } from './choice.svelte'
import { doing as worded } from './doing'

export const doing: Suggesting<PlainChoice>['doing'] = (choice, action) => worded(choice.store.table!.game, action)

export const propose: Suggesting<PlainChoice>['propose'] = (choice, action) => {
  if (begun(choice, action)) proposeWithoutPlace(choice, action)
}
