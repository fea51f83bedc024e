// What an action does, said on the button that does it.
import { language, say } from '../../words/words.svelte'
import { LEADERS, TILES } from './picture'

const isTile = (word: string) => (TILES as readonly string[]).includes(word)
const isLeader = (word: string) => (LEADERS as readonly string[]).includes(word)

export const kindOf = (piece: string) => (isTile(piece) ? 'tile' : isLeader(piece) ? 'leader' : piece.split(' ')[0]!)

/** A piece as an argument of a message: `tile: "temple"`, `leader: "king"`. */
export const named = (piece: string) => ({ piece: kindOf(piece), [kindOf(piece)]: piece })

export function doing(action: string, tile = ''): string {
  const [word, ...rest] = action.split(' ') as [string, ...string[]]
  if (word === 'swap') return say('tigris-do-swap-tiles', { tiles: listed(rest) })
  if (word === 'add') return say('tigris-do-add', { number: Number(rest[0]), tile })
  if (word === 'withdraw') return say('tigris-do-withdraw', { leader: rest[0]! })
  if (word === 'war') return say('tigris-do-war', { tile: rest[0]! })
  if (word === 'monument') return say('tigris-do-monument', { monument: rest[0]! })
  return say(`tigris-do-${kindOf(word)}`, { ...named(word), cell: rest[0] ?? '' })
}

/** Tiles counted by their kinds: "two farms and a market". */
function listed(tiles: string[]): string {
  const kinds = [...new Set(tiles)].map((tile) => say('tigris-so-many-tiles', { tile, number: tiles.filter((each) => each === tile).length }))
  return new Intl.ListFormat(language()).format(kinds)
}

/** Events too small for a line of their own. */
export const QUIET = new Set(['tigris-turn-began', 'tigris-tiles-drawn', 'tigris-tile-beaten'])

// The button says what is done; below it stands only what follows.
const ACTION = /tile-placed|leader-(placed|moved)|catastrophe-played|treasure-taken|tiles-added|monument-built|building-(placed|moved)/
export const hidden = (event: string) => QUIET.has(event) || ACTION.test(event)
