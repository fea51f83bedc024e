// A guided first game: the learner really plays, the opponent answers from the script, other moves are gently refused.
import type { Lesson, Step } from '../table/lesson'
import { say } from '../words/words.svelte'
import { lasting } from './settings.svelte'
import { StudyStore } from './study.svelte'

const LEARNER = 0
const SHORTEST = 350

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

export class GuidedStore extends StudyStore {
  step = $state(0)
  /** The learner tried something else. */
  astray = $state(false)
  #answering = $state(false)

  constructor(readonly lesson: Lesson) {
    super()
  }

  get now(): Step | null {
    return this.lesson.steps[this.step] ?? null
  }

  get done(): boolean {
    return this.now === null
  }

  override get pointing(): string[] {
    return this.#answering ? [] : (this.now?.show ?? [])
  }

  override get title(): string {
    return say('page-learn-guided')
  }

  override get myTurn(): boolean {
    return super.myTurn && this.table!.to_move === LEARNER && !this.#answering && !this.done
  }

  override get handOf(): null {
    return null
  }

  override get mayAdvise(): boolean {
    return false
  }

  protected override get mayUndo(): boolean {
    return false
  }

  protected override viewer(): number {
    return LEARNER
  }

  protected override nameOf(seat: number): string {
    return say(seat === LEARNER ? 'page-learn-you' : 'page-learn-rival')
  }

  async restart(): Promise<void> {
    this.step = 0
    this.astray = false
    await this.begin(this.lesson.beginning)
  }

  override async act(action: string): Promise<void> {
    const step = this.now
    this.astray = step !== null && action !== step.expect
    if (!step || this.astray) return
    this.#answering = true
    await super.act(action)
    for (const reply of step.replies ?? []) {
      await wait(Math.max(SHORTEST, 2 * lasting('step')))
      await super.act(reply)
    }
    this.#answering = false
    this.step += 1
  }
}
