// A site looked at: what scoring it now would bring, asked of the server once for each picture of the table.
import type { BabyloniaSite, BabyloniaView } from '../../api/types'
import type { TableStore } from '../../store/table.svelte'
import { siteOn } from './picture'

const PAUSE = 90

export class Look {
  cell = $state<string | null>(null)
  /** Chosen by a tap: it stays until another tap. */
  pinned = $state(false)
  known = $state.raw<BabyloniaSite | null>(null)
  #answers = new Map<string, BabyloniaSite>()
  #version = -1
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly store: TableStore) {}

  readonly view = $derived.by(() => this.store.table!.view as BabyloniaView)
  readonly site = $derived.by(() => (this.cell ? siteOn(this.view, this.cell) : null))

  /** The pointer or the cursor is on a cell, or on none. */
  point(cell: string | null): void {
    if (this.pinned) return
    this.#see(cell)
  }

  /** A site was tapped: keep it in sight, or let it go. */
  pin(cell: string): void {
    this.pinned = !(this.pinned && this.cell === cell) && siteOn(this.view, cell) !== null
    this.#see(this.pinned ? cell : null)
  }

  leave(): boolean {
    const shown = this.pinned
    this.pinned = false
    this.#see(null)
    return shown
  }

  #see(cell: string | null): void {
    if (cell === this.cell) return
    this.cell = cell
    clearTimeout(this.#timer)
    const site = cell ? siteOn(this.view, cell) : null
    this.known = site ? this.#remembered(site.hex) : null
    if (site && !this.known && this.#mayAsk) this.#timer = setTimeout(() => void this.#ask(site.hex), PAUSE)
  }

  #remembered(cell: string): BabyloniaSite | null {
    const { version } = this.store.table!
    if (version !== this.#version) this.#answers.clear()
    this.#version = version
    return this.#answers.get(cell) ?? null
  }

  get #mayAsk(): boolean {
    return this.store.live === null || this.store.table!.status === 'running'
  }

  async #ask(cell: string): Promise<void> {
    const answer = await this.store.ask({ about: cell })
    const site = answer?.about as BabyloniaSite | undefined
    if (!site || this.store.table?.version !== this.#version) return
    this.#answers.set(cell, site)
    if (this.cell === cell) this.known = site
  }
}
