// Tigris & Euphrates: the pictures of its rules, and a guided first game on a fixed board with fixed draws.
import type { Lesson } from '../../table/lesson'

const EMPTY = [
  '....~~~~~.T.~...',
  '.T..~.......~..T',
  '...~~T......~~..',
  '~~~~.........~~~',
  '.............T~~',
  '..............~.',
  '~~~~....T...~~~.',
  '.T.~~~~.....~...',
  '......~~~~~~~.T.',
  '.....T..........',
  '..........T.....',
]

/** The board with rows changed, counted from 1. */
const board = (changes: Record<number, string>) => EMPTY.map((row, i) => changes[i + 1] ?? row)

const position = (changes: Record<number, string>, leaders: Record<string, string>[], more: object = {}) => ({
  game: 'tigris', players: 2, board: board(changes), leaders, ...more,
})

export const lesson: Lesson = {
  chapters: [
    { position: position({}, [{}, {}]), part: [0, 0, 16, 11] },
    { position: position({ 6: '......MT......~.', 7: '~~~~...ST...~~~.' }, [{ priest: 'i8', king: 'i6' }, {}]), part: [4, 4, 8, 5] },
    { position: position({ 7: '~~~~...TTSS.~~~.', 9: '......~~FF~~~.T.' }, [{ priest: 'i6', king: 'h8', farmer: 'i8' }, {}]), part: [5, 4, 8, 6] },
    { position: position({ 6: '.......TT.....~.' }, [{ trader: 'h7' }, { trader: 'j7', king: 'i8' }], { phase: 'attack', active: 0, conflict: { colour: 'market', attacker: 0, defender: 1 } }), part: [5, 4, 7, 5] },
    { position: position({ 3: '...~~T.SS...~~..', 4: '~~~~....S....~~~', 6: '........S.....~.', 7: '~~~~....TSS.~~~.' }, [{ king: 'h7' }, { king: 'g3' }]), part: [4, 1, 8, 7] },
    { position: position({ 6: '..........ss..~.', 7: '~~~~....TSss~~~.' }, [{ priest: 'i8', king: 'i6' }, {}], { monuments: { 'red-black': 'k6' } }), part: [6, 4, 7, 5] },
    { position: position({ 5: '.........M...T~~', 6: '.........M....~.', 7: '~~~~....TM..~~~.' }, [{ trader: 'i6' }, {}], { catastrophes_left: [2, 2] }), part: [6, 3, 9, 5] },
    null,
  ],
  beginning: {
    game: 'tigris',
    seed: 2,
    position: position({ 3: '...~~T.S....~~..' }, [{}, { king: 'g3' }], {
      hands: [{ temple: 2, farm: 1, market: 1, settlement: 2 }, { temple: 2, farm: 1, market: 3 }],
    }),
  },
  steps: [
    { expect: 'priest i8', show: ['i8'] },
    { expect: 'temple i6', show: ['i6'], replies: ['market h4', 'temple f2'] },
    { expect: 'king j7', show: ['j7'] },
    { expect: 'settlement k7', show: ['k7'], replies: ['trader j6', 'market j5'] },
    { expect: 'trader h6', show: ['h6'] },
    { expect: 'add 1', show: ['h6', 'j6'], replies: ['add 0'] },
    { expect: 'market g6', show: ['g6'], replies: ['farm e3', 'market i4'] },
    { expect: 'farmer h7', show: ['h7'] },
    { expect: 'farm i9', show: ['i9'], replies: ['temple g2', 'pass'] },
    { expect: 'market i5', show: ['i5'] },
    { expect: 'add 1', show: ['j7', 'g3'], replies: ['add 0'] },
    { expect: 'settlement k6', show: ['k6'], replies: ['king g3', 'pass'] },
    { expect: 'settlement l7', show: ['l7'] },
    { expect: 'settlement l6', show: ['l6'] },
    { expect: 'monument red-black sw', show: ['k6', 'l6', 'k7', 'l7'] },
  ],
}
