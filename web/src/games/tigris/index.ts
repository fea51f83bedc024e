import drawings from 'virtual:pieces/tigris'
import type { GamePages } from '../../table/games'
import { SHADINGS } from './shading'
import './tokens.css'

export const pages: GamePages = {
  table: () => import('./Table.svelte'),
  gate: () => import('./Gate.svelte'),
  diagram: () => import('./Diagram.svelte'),
  lesson: () => import('./lesson'),
  brushes: () => import('./brushes'),
  minutes: 90,
  symbol: 'te-temple',
  keys: [['T F M S', 'tigris-key-tiles'], ['Shift + 1 … 4', 'tigris-key-leaders'], ['C', 'tigris-key-catastrophe'], ['0 … 6', 'tigris-key-add']],
  choices: { kingdoms: SHADINGS },
  sample: { drawings, pieces: ['te-temple', 'te-farm', 'te-market', 'te-settlement'] },
}
