// What Tigris & Euphrates adds to suggestions: tiles of a swap and tiles added to a conflict are chosen on the shelf.
import { begun, propose as placed, type Suggesting } from '../../table/propose'
import type { TigrisChoice } from './choice.svelte'
import * as words from './doing'
import { TILES } from './picture'

export const doing: Suggesting<TigrisChoice>['doing'] = (choice, action) => words.doing(action, choice.view.conflict?.tile)

export const propose: Suggesting<TigrisChoice>['propose'] = (choice, action) => {
  const [word, ...rest] = action.split(' ')
  if (word !== 'swap' && word !== 'add') return placed(choice, action)
  if (!begun(choice, action)) return
  if (word === 'add') void choice.add(Number(rest[0]))
  else choice.swap = TILES.flatMap((tile) => rest.filter((each) => each === tile).map((_, i) => choice.hand.indexOf(tile) + i))
}
