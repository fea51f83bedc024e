// A finished game, looked at moment by moment with anybody's eyes.
import { api, Offline, Refusal, type Eyes } from '../api/client'
import type { Advice, Looked, Problem, TableView, Told } from '../api/types'
import type { TableStore } from './table.svelte'
import { called } from '../words/words.svelte'
import { standing } from './told'

const AHEAD = 3
const EYES = /^(open|watch|[0-3])$/

export class ReplayStore implements TableStore {
  problem = $state.raw<Problem | null>(null)
  offline = $state(false)
  eyes = $state<Eyes>('open')
  version = $state(0)
  #all = $state.raw<TableView | null>(null)
  #looked = $state.raw<Looked | null>(null)
  #known = new Map<string, Promise<Looked>>()
  readonly live = null
  readonly sending = false
  readonly myTurn = false
  readonly mayAdvise = false

  constructor(readonly id: string) {}

  /** The table as it stood; with all cards open, from the side of whoever decides. */
  readonly table: TableView | null = $derived.by(() => {
    const [all, looked] = [this.#all, this.#looked]
    if (!all || !looked) return null
    const viewer = looked.viewer >= -1 ? looked.viewer : (looked.to_move ?? 0)
    return { ...all, version: looked.version, viewer, to_move: looked.to_move, view: looked.view, result: null, may_undo: false }
  })

  readonly told: Told[] = $derived.by(() => this.whole.filter((entry) => entry.version <= (this.#looked?.version ?? 0)))

  get whole(): Told[] {
    return this.#all?.told ?? []
  }

  get handOf(): string {
    return this.names[this.table?.viewer ?? 0] ?? ''
  }

  get names(): string[] {
    return this.#all?.seats.map((seat) => called(seat.name)) ?? []
  }

  get last(): number {
    return this.#all?.version ?? 0
  }

  get result(): TableView['result'] {
    return this.#all?.result ?? null
  }

  /** The position of the moment shown, to study on from there. */
  get position(): Looked['position'] | null {
    return this.#looked?.position ?? null
  }

  /** Versions that count: what was taken back is stepped over. */
  readonly steps: number[] = $derived.by(() => [0, ...standing(this.whole).map((entry) => entry.version)])

  /** The moment and the eyes that the address names. */
  async follow(version: number | null, eyes: string | null): Promise<void> {
    const wanted = (EYES.test(eyes ?? '') ? eyes : 'open') as Eyes
    if (this.#all && wanted === this.eyes) await this.show(this.#within(version))
    else await this.open(version, wanted)
  }

  #within(version: number | null): number {
    return Math.max(0, Math.min(version ?? 0, this.last))
  }

  async open(version: number | null, eyes: Eyes): Promise<void> {
    try {
      this.eyes = eyes
      this.#known.clear()
      this.#all = await api.replay(this.id, eyes)
      await this.show(this.#within(version))
    } catch (error) {
      this.#hear(error)
    }
  }

  readonly jump = (version: number) => void this.show(version)

  async show(version: number): Promise<void> {
    this.version = version
    try {
      const looked = await this.#look(version)
      // A later wish may have been answered first.
      if (this.version === version) this.#looked = looked
      this.problem = null
      this.offline = false
      this.#lookAhead(version)
    } catch (error) {
      this.#hear(error)
    }
  }

  step(by: number): void {
    const at = this.steps.findLastIndex((version) => version <= this.version)
    const next = this.steps[Math.max(0, Math.min(this.steps.length - 1, at + by))]!
    if (next !== this.version) void this.show(next)
  }

  #look(version: number): Promise<Looked> {
    const key = `${this.eyes} ${version}`
    const known = this.#known.get(key)
    if (known) return known
    const asked = api.moment(this.id, version, this.eyes)
    this.#known.set(key, asked)
    asked.catch(() => this.#known.delete(key))
    return asked
  }

  #lookAhead(version: number): void {
    const at = this.steps.indexOf(version)
    for (const next of this.steps.slice(at + 1, at + 1 + AHEAD)) void this.#look(next).catch(() => undefined)
  }

  #hear(error: unknown): void {
    if (error instanceof Refusal) this.problem = error.problem
    else if (error instanceof Offline) this.offline = true
    else throw error
  }

  act = () => Promise.resolve()
  undo = () => Promise.resolve()
  ask = () => Promise.resolve(null)
  advise = (): Promise<Advice> => Promise.reject(new Offline())
}
