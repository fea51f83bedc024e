// The games the page can draw; each brings its table, its picture in the gate and its drawings.
import type { Component } from 'svelte'
import type { Part } from '../learn/lesson'
import type { Brush } from '../store/study.svelte'
import type { TableStore } from '../store/table.svelte'

type Loaded<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>

export type GamePages = {
  table: Loaded<{ store: TableStore; onmenu: () => void }>
  gate: Loaded<Record<string, never>>
  /** A part of the board, for the pages that explain. */
  diagram: Loaded<{ view: unknown; part: Part; about: unknown }>
  /** What the analysis board can put on the board and take away. */
  brushes: () => Promise<{ brushes: (players: number) => Brush[] }>
  /** Whether players hide anything from each other: at a shared screen a curtain falls between their turns. */
  secrets: boolean
  minutes: number
  symbol: string
  /** Keys of this game alone, and what they do. */
  keys: [string, string][]
}

export const GAMES: Record<string, GamePages> = {
  babylonia: {
    table: () => import('./babylonia/Babylonia.svelte'),
    gate: () => import('./babylonia/Gate.svelte'),
    diagram: () => import('./babylonia/Diagram.svelte'),
    brushes: () => import('./babylonia/brushes'),
    secrets: true,
    minutes: 45,
    symbol: 'ba-city-priest',
    keys: [['P M S F', 'babylonia-key-tiles'], ['Home PgUp End PgDn', 'babylonia-key-diagonal'], ['E', 'babylonia-key-end'], ['1 … 9', 'babylonia-key-cards']],
  },
  tigris: {
    table: () => import('./tigris/Tigris.svelte'),
    gate: () => import('./tigris/Gate.svelte'),
    diagram: () => import('./tigris/Diagram.svelte'),
    brushes: () => import('./tigris/brushes'),
    secrets: true,
    minutes: 90,
    symbol: 'te-temple',
    keys: [['T F M S', 'page-key-tiles'], ['Shift + 1 … 4', 'page-key-leaders'], ['C', 'page-key-catastrophe'], ['0 … 6', 'page-key-add']],
  },
  babylon: {
    table: () => import('./babylon/Babylon.svelte'),
    gate: () => import('./babylon/Gate.svelte'),
    diagram: () => import('./babylon/Diagram.svelte'),
    brushes: () => import('./babylon/brushes'),
    secrets: false,
    minutes: 50,
    symbol: 'bn-token-end',
    keys: [
      ['Q P', 'page-babylon-key-boards'], ['R, Shift + R', 'page-babylon-key-turn'], ['L', 'page-babylon-key-level'],
      ['F', 'page-babylon-key-free'], ['M S', 'page-babylon-key-tiles'], ['T', 'page-babylon-key-token'], ['G', 'page-babylon-key-garden'],
    ],
  },
}

/** The symbols of the seats, the same in all games. */
export const SEATS = ['lion', 'bull', 'archer', 'potter']
