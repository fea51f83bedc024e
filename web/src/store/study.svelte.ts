// A game that is only thought about: where it begins, the actions since for all sides, and one's place among them.
import { api, OFFLINE, Offline, Refusal, untilAnswered } from '../api/client'
import type { Advice, Asked, Problem, Study, StudyView, TableView, Told } from '../api/types'
import { loadWordsOf, say } from '../words/words.svelte'
import type { Question, TableStore } from './table.svelte'

export type Beginning = Pick<Study, 'game' | 'players' | 'options' | 'seed' | 'position'>
export type Position = NonNullable<Study['position']>

/** What a touch of a cell does to the position while it is set up by hand; null where another cell has to follow. */
export type Brush = { id: string; symbol: string; label: string; paint: (position: Position, cell: string) => Position | null }

export class StudyStore implements TableStore {
  problem = $state.raw<Problem | null>(null)
  sending = $state(false)
  brush = $state.raw<Brush | null>(null)
  #beginning = $state.raw<Beginning>({ game: '' })
  #actions = $state.raw<string[]>([])
  #at = $state(0)
  #view = $state.raw<StudyView | null>(null)
  // Every look is a new picture, also when it shows as many actions as the last one.
  #looks = $state(0)
  #touched = $state.raw<string[]>([])
  readonly live = null

  /** The study as a table where everybody's side is mine. */
  readonly table: TableView | null = $derived.by(() => {
    const view = this.#view
    if (!view) return null
    const seats = Array.from({ length: this.players }, (_, seat) => this.#seat(seat))
    return {
      id: '', game: this.#beginning.game, title: this.title, options: {}, hides: false, status: view.result ? 'finished' : 'running',
      public: false, hints: true, clock: {}, elapsed: 0, timeout: 'lose', version: this.#looks, host: true, seats,
      viewer: this.viewer(view), to_move: view.to_move, view: view.view, told: view.told, may_undo: this.mayUndo,
      result: view.result, ending: view.ending, chat: [], seed_hash: '', seed: null, open_seed: true, watching: 0, next_table: null,
    }
  })

  get title(): string {
    return say('page-study')
  }

  protected get mayUndo(): boolean {
    return this.#at > 0
  }

  /** From whose side the table is shown. */
  protected viewer(view: StudyView): number {
    return view.to_move ?? 0
  }

  #seat(seat: number): TableView['seats'][number] {
    return { seat, kind: 'person', name: this.nameOf(seat), level: null, yours: true, milliseconds: null, resigns: false, key: null }
  }

  protected nameOf(seat: number): string {
    return say('player-number', { number: seat + 1 })
  }

  get players(): number {
    return (this.#view?.view as { players?: number } | undefined)?.players ?? 2
  }

  get told(): Told[] {
    return this.#view?.told ?? []
  }

  get handOf(): string | null {
    return this.names[this.table?.viewer ?? 0] ?? null
  }

  get names(): string[] {
    return this.table?.seats.map((seat) => seat.name) ?? []
  }

  get myTurn(): boolean {
    return this.#view?.to_move != null && this.brush === null
  }

  get mayAdvise(): boolean {
    return this.myTurn
  }

  get game(): string {
    return this.#beginning.game
  }

  get position(): Position | null {
    return this.#view?.position ?? null
  }

  get pointing(): string[] {
    return this.#touched
  }

  get at(): number {
    return this.#at
  }

  get actions(): string[] {
    return this.#actions
  }

  #study(actions: string[], beginning = this.#beginning): Study {
    return { ...beginning, actions, eyes: 'open' }
  }

  /** Begin anew; false where the server says that there is no such position. */
  async begin(beginning: Beginning, actions: string[] = []): Promise<boolean> {
    return this.#look(beginning, actions, actions.length)
  }

  /** Look at the study after its first so many actions. */
  async go(at: number): Promise<void> {
    await this.#look(this.#beginning, this.#actions, Math.max(0, Math.min(this.#actions.length, at)))
  }

  async act(action: string): Promise<void> {
    const actions = [...this.#actions.slice(0, this.#at), action]
    await this.#look(this.#beginning, actions, actions.length)
  }

  async undo(wholeTurn: boolean): Promise<void> {
    await this.go(wholeTurn ? this.#turnBegan() : this.#at - 1)
  }

  #turnBegan(): number {
    const seat = this.told.at(-1)?.seat
    const before = this.told.findLastIndex((entry) => entry.seat !== seat)
    return before + 1
  }

  async ask(question: Question): Promise<Asked | null> {
    const [study, looks] = [this.#study(this.#actions.slice(0, this.#at)), this.#looks]
    const ask = { seat: this.#view!.to_move ?? 0, ...question }
    return untilAnswered(() => api.askStudy(study, ask), () => this.#looks === looks).catch(() => null)
  }

  advise(): Promise<Advice> {
    return api.adviseStudy(this.#study(this.#actions.slice(0, this.#at)))
  }

  readonly touch = (cell: string): boolean => {
    if (!this.brush || !this.position) return false
    const position = this.brush.paint(structuredClone(this.position), cell)
    this.#touched = position ? [] : [cell]
    if (position) void this.begin({ game: this.game, position })
    return true
  }

  /** The words for positions that cannot be are seldom needed: they come with the first one. */
  async #refused(game: string, problem: Problem): Promise<void> {
    await loadWordsOf(`${game}/table-positions`)
    this.problem = problem
  }

  async #look(beginning: Beginning, actions: string[], at: number): Promise<boolean> {
    this.sending = true
    this.problem = null
    try {
      const view = await api.study(this.#study(actions.slice(0, at), beginning))
      this.#beginning = beginning
      this.#actions = actions
      this.#at = at
      this.#view = view
      this.#looks += 1
      return true
    } catch (error) {
      if (error instanceof Refusal) await this.#refused(beginning.game, error.problem)
      else if (error instanceof Offline) this.problem = OFFLINE
      else throw error
      return false
    } finally {
      this.sending = false
    }
  }
}
