// A choice where nothing is known but notation: an action is words, and some of these are cells of the picture.
import type { TableStore } from '../../store/table.svelte'
import { Choice, type GameView } from '../choice.svelte'

export type PlainView = GameView & { seats?: Record<string, unknown>[] }

const ANYTHING = '*'

export class PlainChoice extends Choice<PlainView> {
  /** The cells that the picture has. */
  cells = $state.raw<Set<string>>(new Set())

  constructor(store: TableStore) {
    super(store)
  }

  /** The actions that are left after what was chosen. */
  readonly left = $derived.by(() => this.legal.filter((action) => !this.piece || this.cellsOf(action).includes(this.piece)))
  /** The cells of the action that waits to be confirmed, or of what was chosen of it. */
  readonly chosen = $derived.by(() => (this.action ? this.cellsOf(this.action) : this.piece ? [this.piece] : []))

  cellsOf(action: string): string[] {
    return action.split(' ').filter((word) => this.cells.has(word))
  }

  symbol(): string {
    return ''
  }

  /** The one word that all actions on cells begin with: then the server knows why a cell is none. */
  #verb(): string | null {
    const verbs = new Set(this.legal.filter((action) => /^\S+ \S+$/.test(action)).map((action) => action.split(' ')[0]!))
    return verbs.size === 1 ? [...verbs][0]! : null
  }

  protected override inHand(): string {
    return this.piece ?? this.#verb() ?? ANYTHING
  }

  protected override askable(piece: string): boolean {
    return piece === this.#verb()
  }

  /** Each cell with its action; a cell of several actions has none yet, and choosing it leaves only these. */
  protected override actionsOf(): Record<string, string> {
    const found: Record<string, string> = {}
    for (const action of this.left)
      for (const cell of this.cellsOf(action)) if (cell !== this.piece) found[cell] = cell in found ? '' : action
    return found
  }

  protected override pieceOn(cell: string): string | null {
    return this.actions[cell] === '' ? cell : null
  }

  /** Choose an action by its button. */
  pick(action: string): void {
    if (!this.asks) return void this.play(action)
    this.proposed = action
    void this.foresee(action)
  }
}
