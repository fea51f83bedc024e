// What every game's set-up by hand has.
import type { Brush, Position } from '../store/study.svelte'
import { say } from '../words/words.svelte'

/** The turn goes to the next player, wherever the board is touched. */
export function turnBrush(settled: (position: Position) => Position): Brush {
  const paint = (position: Position) => {
    const { active, players } = position as { active?: number | null; players: number }
    return settled({ ...position, active: ((active ?? 0) + 1) % players })
  }
  return { id: 'turn', symbol: 'i-people', label: say('page-brush-turn'), paint }
}
