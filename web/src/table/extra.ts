// What a page adds to a table that is not played live: a panel beside the prompt, or instead of it.
import { getContext, setContext, type Snippet } from 'svelte'

export type Extra = { panel: Snippet; instead: boolean }

const KEY = Symbol('extra')

export const giveExtra = (extra: Extra) => setContext(KEY, extra)
export const givenExtra = () => getContext<Extra | undefined>(KEY)
