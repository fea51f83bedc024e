// What a game's folder brings to the page: its table, its picture in the gate, its rules and its drawings.
import type { Component } from 'svelte'
import type { Brush } from '../store/study.svelte'
import type { TableStore } from '../store/table.svelte'
import type { Lesson, Part } from './lesson'

type Loaded<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>

export type GamePages = {
  table: Loaded<{ store: TableStore; onmenu: () => void }>
  /** Its picture in the gate; without one, the server draws the beginning of a game. */
  gate?: Loaded<Record<string, never>>
  /** A part of the board, for the pages that explain. */
  diagram?: Loaded<{ view: unknown; part: Part; about: unknown }>
  /** The pictures of its rules, and its guided first game. */
  lesson: () => Promise<{ lesson: Lesson }>
  /** What the analysis board can put on the board and take away. */
  brushes?: () => Promise<{ brushes: (players: number) => Brush[] }>
  /** How long a game takes, where that is known. */
  minutes?: number
  symbol: string
  /** Keys of this game alone, and what they do. */
  keys?: [string, string][]
  /** What can be chosen in the settings for this game alone, the usual value first: `GAME-set-NAME`, `GAME-set-NAME-VALUE` in words. */
  choices?: Record<string, readonly string[]>
  /** Pieces that show in the settings how the chosen colours look. */
  sample?: { drawings: string; pieces: string[] }
}

const found = import.meta.glob<GamePages>('../games/*/index.ts', { eager: true, import: 'pages' })

/** The games that bring pages of their own, by the names of their folders. */
export const GAMES: Record<string, GamePages> = Object.fromEntries(Object.entries(found).map(([path, pages]) => [path.split('/').at(-2)!, pages]))

/** The pages of any game; one that brings none is played on a plain table, with the picture that it draws itself. */
export const pagesOf = (game: string): GamePages =>
  GAMES[game] ?? { table: () => import('./plain/Table.svelte'), lesson: async () => (await import('./plain/lesson')).lessonOf(game), symbol: 'rosette' }

/** The symbols of the seats, the same in all games. */
export const SEATS = ['lion', 'bull', 'archer', 'potter']
