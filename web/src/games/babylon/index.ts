import type { GamePages } from '../../table/games'
import './tokens.css'

export const pages: GamePages = {
  table: () => import('./Table.svelte'),
  gate: () => import('./Gate.svelte'),
  diagram: () => import('./Diagram.svelte'),
  lesson: () => import('./lesson'),
  brushes: () => import('./brushes'),
  minutes: 50,
  symbol: 'bn-token-end',
  keys: [
    ['Q P', 'babylon-key-boards'], ['R, Shift + R', 'babylon-key-turn'], ['L', 'babylon-key-level'],
    ['F', 'babylon-key-free'], ['M S', 'babylon-key-tiles'], ['T', 'babylon-key-token'], ['G', 'babylon-key-garden'],
  ],
}
