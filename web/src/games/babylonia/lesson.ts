// Babylonia: the pictures of its rules, and a guided first game with fixed tiles and fixed draws.
import type { Lesson } from '../../table/lesson'

const CITIES = {
  a4: 'priest', e6: 'merchant-servant', c8: 'merchant', e8: 'priest-servant', g3: 'merchant', f4: 'servant', i4: 'priest-servant',
  j5: 'servant', g7: 'priest-merchant', f10: 'priest-merchant', h10: 'priest', e12: 'merchant-servant',
}
const FIELDS = { b5: 'cities', a7: '5', d2: 'cities', b11: '7', i12: 'cities', i9: '6' }

type Tiles = Record<string, string[]>

const position = (tiles: [Tiles, Tiles], more: object = {}) => ({
  game: 'babylonia', players: 2, turn: 5, cities: CITIES, fields: FIELDS, tiles, ...more,
})

export const lesson: Lesson = {
  chapters: [
    { position: position([{}, {}], { turn: 1 }), part: [0, 0, 17, 12] },
    { position: position([{ priest: ['h7'], merchant: ['g8'], farmer: ['h8'] }, { servant: ['j6'], farmer: ['i6'] }]), part: [4, 4, 8, 5] },
    { position: position([{ priest: ['e7'], merchant: ['g8'], 'face down': ['f7'] }, { servant: ['j6'], 'face down': ['k6'] }]), part: [3, 4, 9, 5] },
    { position: position([{ farmer: ['i8', 'h9'] }, { merchant: ['i10'] }]), part: [5, 6, 7, 5] },
    { position: position([{ priest: ['h6'], farmer: ['i8'], servant: ['d10'] }, { servant: ['j6'] }]), part: [1, 5, 11, 6] },
    { position: position([{ priest: ['h7', 'g9'], merchant: ['e7'], farmer: ['g8'], 'face down': ['f7'] }, { priest: ['h6'], farmer: ['h5'] }]), part: [3, 4, 8, 6], about: 'g7' },
    { position: position([{ priest: ['h7'], farmer: ['h6', 'i8'] }, { servant: ['j6'], farmer: ['i6'] }]), part: [5, 4, 7, 5], about: 'i7' },
    null,
  ],
  beginning: {
    game: 'babylonia',
    seed: 8,
    position: position([{}, {}], { turn: 1, racks: [{ priest: 1, merchant: 1, farmer: 3 }, { servant: 2, merchant: 1, farmer: 2 }] }),
  },
  steps: [
    { expect: 'priest h7', show: ['h7'], replies: ['servant j6', 'farmer i6'] },
    { expect: 'farmer h6', show: ['h6'] },
    { expect: 'farmer i8', show: ['i8'] },
    { expect: 'farmer i9', show: ['i9'] },
    { expect: 'done', show: [], replies: ['servant j4', 'farmer k6'] },
    { expect: 'servant f7', show: ['f7'] },
    { expect: 'merchant g8', show: ['g8'], replies: ['servant i5', 'farmer k5'] },
    { expect: 'priest g6', show: ['g6'] },
    { expect: 'servant d10', show: ['d10'], replies: ['servant i10', 'priest i11'] },
    { expect: 'farmer h9', show: ['h9'] },
    { expect: 'priest j7', show: ['j7'] },
    { expect: 'card 1', show: ['i7'] },
  ],
}
