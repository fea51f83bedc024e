// Babylon: the pictures of its rules, and a guided first game with a fixed quarry and fixed round tokens.
import type { Lesson } from '../../table/lesson'

const QUARRY = [
  ['C4', 'C5', 'G1', 'C9'],
  ['C13', 'G5', 'C2', 'C10'],
  ['C6', 'C12', 'G9', 'G13'],
  ['G2', 'C7', 'G6', 'C1'],
]
const REMOVED = ['C3', 'C8', 'C11', 'C14', 'C15', 'C16']

const start = { game: 'babylon', players: 2, phase: 'mine', quarry: QUARRY, removed: REMOVED }

type Tile = { tile: string; cell: string; level?: number; turns?: number; supports?: string }

const FIRST: Tile = { tile: 'C4', cell: 'b4', supports: '111-' }
const SECOND: Tile = { tile: 'C2', cell: 'd4', supports: '11-1' }
const THIRD: Tile = { tile: 'S1', cell: 'g4', turns: 2 }
const FOURTH: Tile = { tile: 'C1', cell: 'f5', level: 2, turns: 1, supports: '212-' }

/** A garden in the first seat; the quarry is as the tiles allow. */
const garden = (tiles: Tile[], decorations: string[], more: object = {}) => ({
  game: 'babylon', players: 2, phase: 'mine', gardens: [{ tiles, decorations }, {}], ...more,
})

const BUILT = ['statue b4', 'fountain c4 d4', 'footbridge e4 g4', 'statue h4', 'stairs g5 h5']

export const lesson: Lesson = {
  chapters: [
    { position: garden([FIRST, SECOND, THIRD, FOURTH], BUILT), part: 'garden' },
    { position: start, part: 'quarry c3' },
    { position: garden([FIRST], ['statue b4'], { phase: 'build', singles: [7, 0], mined: 'C2' }), part: 'garden', about: 'mined d4 free se' },
    { position: garden([FIRST, SECOND], ['statue b4', 'fountain c4 d4']), part: 'garden' },
    { position: garden([FIRST, SECOND, THIRD, FOURTH], BUILT.slice(2)), part: 'plan' },
    null,
    { position: garden([FIRST, SECOND, THIRD, FOURTH], BUILT), part: 'plan' },
    null,
  ],
  beginning: { game: 'babylon', seed: 36, position: start },
  steps: [
    { expect: 'mine a1', show: ['a1'] },
    { expect: 'mined b4 free sw', show: ['b4', 'c4', 'c5', 'b5'] },
    { expect: 'statue b4', show: ['b4'], replies: ['mine b1', 'mined c3'] },
    { expect: 'mine c2', show: ['c2'] },
    { expect: 'mined d4 free se', show: ['d4', 'e4', 'e5', 'd5'] },
    { expect: 'fountain c4 d4', show: ['c4', 'd4'] },
    { expect: 'stored g4 turn 2', show: ['g4', 'h4', 'h5', 'g5'] },
    { expect: 'footbridge e4 g4', show: ['e4', 'g4'] },
    { expect: 'statue h4', show: ['h4'], replies: ['mine d1', 'mined e5 free nw'] },
    { expect: 'mine d4', show: ['d4'] },
    { expect: 'mined f5 turn 1 free sw', show: ['f5', 'g5', 'g6', 'f6'] },
    { expect: 'stairs g5 h5', show: ['g5', 'h5'] },
  ],
}
