// What a lesson is made of. Its words are in learn.ftl: `learn-GAME-chapter-N`, `learn-GAME-text-N`, `learn-GAME-do-N`, `learn-GAME-why-N`.
import type { Beginning, Position } from '../store/study.svelte'

/** A part of a board: column, row, width and height in the board's own measure. */
export type Part = [number, number, number, number]

/** A position drawn by the game's own board beside a chapter, and the part of it to show. */
export type Drawn = { position: Position; part: Part }

/** One action of the learner, what the opponent answers, and the cells to point at. */
export type Step = { expect: string; replies?: string[]; show: string[] }

export type Lesson = { chapters: (Drawn | null)[]; beginning: Beginning; steps: Step[] }

export const LESSONS: Record<string, () => Promise<{ lesson: Lesson }>> = {
  tigris: () => import('./tigris'),
}
