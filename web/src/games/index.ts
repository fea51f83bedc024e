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
  diagram?: Loaded<{ view: unknown; part: Part }>
  /** What the analysis board can put on the board and take away. */
  brushes?: () => Promise<{ brushes: (players: number) => Brush[] }>
  minutes: number
  symbol: string
}

export const GAMES: Record<string, GamePages> = {
  tigris: {
    table: () => import('./tigris/Tigris.svelte'),
    gate: () => import('./tigris/Gate.svelte'),
    diagram: () => import('./tigris/Diagram.svelte'),
    brushes: () => import('./tigris/brushes'),
    minutes: 90,
    symbol: 'te-temple',
  },
  babylon: {
    table: () => import('./babylon/Babylon.svelte'),
    gate: () => import('./babylon/Gate.svelte'),
    minutes: 50,
    symbol: 'bn-token-end',
  },
}

/** The symbols of the seats, the same in all games. */
export const SEATS = ['lion', 'bull', 'archer', 'potter']
