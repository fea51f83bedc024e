// Keys that lead to a board, turn the tile, choose its level and its free corner, and take things in hand; true when a key meant something.
import type { BabylonChoice } from './choice.svelte'

const BOARDS: Record<string, string> = { q: '.yard svg.quarry', p: '.yard svg.plan' }
const PIECES: Record<string, string> = { m: 'mined', s: 'stored', t: 'token' }

export function keyOfBabylon(event: KeyboardEvent, choice: BabylonChoice, turnGarden: () => void): boolean {
  const key = event.key.toLowerCase()
  const piece = PIECES[key]
  const board = BOARDS[key]
  if (board) document.querySelector<SVGElement>(board)?.focus()
  else if (key === 'g') turnGarden()
  else if (key === 'r' && choice.face) choice.turn(event.shiftKey ? -1 : 1)
  else if (key === 'l' && choice.ways.levels > 1) choice.setLevel(!choice.ways.now!.raised)
  else if (key === 'f' && choice.ways.now) choice.nextCorner()
  else if (piece && choice.view.phase === 'build' && (choice.faceOf(piece) || choice.usable(piece))) choice.hold(piece)
  else return false
  return true
}
