// What a lesson is made of. Its words are in the game's rules.ftl (`GAME-learn-chapter-N`, `GAME-learn-text-N`) and guided.ftl (`GAME-learn-do-N`, `GAME-learn-why-N`).
import type { Beginning, Position } from '../store/study.svelte'

/** A part of a board: column, row, width and height in the board's own measure; or which of a game's boards to show. */
export type Part = [number, number, number, number] | string

/** A position drawn by the game's own board beside a chapter, the part of it to show, and what is looked at there. */
export type Drawn = { position: Position; part: Part; about?: string }

/** One action of the learner, what the opponent answers, and the cells to point at. */
export type Step = { expect: string; replies?: string[]; show: string[] }

export type Lesson = { chapters: (Drawn | null)[]; beginning: Beginning; steps: Step[] }
