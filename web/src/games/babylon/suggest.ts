// What Babylon adds to suggestions: how a tile lies, decorations, and what a space counts as.
import { begun, proposeWithoutPlace, type Suggesting } from '../../table/propose'
import { variant, type BabylonChoice } from './choice.svelte'
import * as words from './doing'

export const doing: Suggesting<BabylonChoice>['doing'] = (choice, action) => words.doing(action, null, choice.seat?.slot != null)

export const propose: Suggesting<BabylonChoice>['propose'] = (choice, action) => {
  if (!begun(choice, action)) return
  const [[word, place, symbol], [lies]] = [action.split(' '), variant(action)]
  const idea = choice.ideas.find((each) => each.action === action)
  if (lies) {
    const { source: piece, turns, raised, free } = lies
    Object.assign(choice, { piece, turns, raised, free })
    choice.look(lies.cell)
  } else if (idea) choice.decorate(idea)
  else if (word === 'symbol') {
    choice.piece = 'token'
    choice.look(place!)
    choice.countAs(symbol!)
  } else if (word === choice.holding) choice.look(place!)
  else proposeWithoutPlace(choice, action)
}
