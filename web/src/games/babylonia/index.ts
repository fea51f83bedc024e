import type { GamePages } from '../../table/games'
import './tokens.css'

export const pages: GamePages = {
  table: () => import('./Table.svelte'),
  gate: () => import('./Gate.svelte'),
  diagram: () => import('./Diagram.svelte'),
  lesson: () => import('./lesson'),
  brushes: () => import('./brushes'),
  minutes: 45,
  symbol: 'ba-city-priest',
  keys: [['P M S F', 'babylonia-key-tiles'], ['Home PgUp End PgDn', 'babylonia-key-diagonal'], ['E', 'babylonia-key-end'], ['1 … 9', 'babylonia-key-cards']],
}
