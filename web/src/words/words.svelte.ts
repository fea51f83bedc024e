// Messages in the reader's language, from the same Fluent files as the server's.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import languages from 'virtual:words'
import { settings } from '../store/settings.svelte'

export type Argument = string | number
export type Arguments = Record<string, unknown>

const FALLBACK = 'en'
const NAMES = new Set(['player', 'before'])
const SEATS = new Set(['seat', 'attacker', 'defender', 'winner', 'loser', 'owner', 'decider'])
export const LANGUAGES = Object.keys(languages)

let bundles = $state.raw<FluentBundle[]>([])

/** What was loaded so far: the words of every page, and those of the games and pages that were looked at. */
const parts = new Set(['all'])

/** The words of a game that another package brings, all in one. */
async function fromServer(language: string, part: string): Promise<{ default: string } | null> {
  const [game, name] = part.split('/')
  const answer = name === 'table' ? await fetch(`/api/games/${game}/words/${language}`).catch(() => null) : null
  return answer?.ok ? { default: await answer.text() } : null
}

async function bundle(language: string): Promise<FluentBundle> {
  const result = new FluentBundle(language, { useIsolating: false })
  const texts = await Promise.all([...parts].map((part) => languages[language]![part]?.() ?? fromServer(language, part)))
  for (const text of texts) if (text) result.addResource(new FluentResource(text.default), { allowOverrides: true })
  return result
}

/** The language to use: the chosen one, or the browser's first that we have. */
export function language(): string {
  const wishes = [settings.language, ...navigator.languages.map((tag) => tag.slice(0, 2))]
  return wishes.find((wish) => LANGUAGES.includes(wish)) ?? FALLBACK
}

/** The last words asked for: earlier ones that come later must not take their place. */
let newest: Promise<void> = Promise.resolve()

export function loadWords(): Promise<void> {
  const wanted = [...new Set([language(), FALLBACK])]
  const mine: Promise<void> = Promise.all(wanted.map(bundle)).then((read) => {
    if (mine !== newest) return newest
    bundles = read
    document.documentElement.lang = wanted[0]!
    return undefined
  })
  newest = mine
  return mine
}

/** The words of a game, or of a page that few visit. */
export async function loadWordsOf(part: string): Promise<void> {
  if (parts.has(part)) return newest
  parts.add(part)
  await loadWords()
}

const knows = (key: string) => bundles.find((words) => words.hasMessage(key))

/** The name and the other forms of a word of the game: `tile: "temple"` gives `$tile-name`, `$tile-many`, … */
function forms(name: string, value: string): Record<string, string> {
  const key = `${name}-${value}`.replaceAll(' ', '-')
  const words = knows(key)
  const word = words?.getMessage(key)
  if (!words || !word) return {}
  const patterns = Object.entries({ name: word.value, ...word.attributes })
  return Object.fromEntries(
    patterns.flatMap(([form, pattern]) => (pattern ? [[`${name}-${form}`, words.formatPattern(pattern)]] : [])),
  )
}

function variables(given: Arguments, names: string[]): Record<string, FluentVariable> {
  const all: Record<string, FluentVariable> = {}
  for (const [name, value] of Object.entries(given)) {
    if (SEATS.has(name) && typeof value === 'number') all[name] = names[value] ?? String(value)
    else if (typeof value === 'number') all[name] = value
    else if (Array.isArray(value)) all[name] = value.join(', ')
    else if (NAMES.has(name)) all[name] = called(String(value))
    else if (typeof value === 'string') {
      all[name] = value
      Object.assign(all, forms(name, value))
    }
  }
  // Cells are printed as on the board.
  for (const cell of ['cell', 'cells', 'origin', 'hex', 'stack']) if (typeof all[cell] === 'string') all[cell] = all[cell].toUpperCase()
  return all
}

/** The message in words; seats become the names of their players. */
export function say(key: string, given: Arguments = {}, names: string[] = []): string {
  const words = knows(key)
  const pattern = words?.getMessage(key)?.value
  if (!words || !pattern) return key
  return words.formatPattern(pattern, variables(given, names), [])
}

/** What somebody is called: whoever gave no name has one from the server, which is said in the reader's language. */
export function called(name: string): string {
  const replaced = /^(.*) \(computer\)$/.exec(name)?.[1]
  if (replaced) return `${called(replaced)} (${say('page-computer')})`
  const [, kind, number] = /^(Player|Computer) (\d)$/.exec(name) ?? []
  return kind ? say(kind === 'Player' ? 'player-number' : 'computer-number', { number: Number(number) }) : name
}

export const has = (key: string) => knows(key) !== undefined

/** One form of a word of the game, such as the plural of a tile. */
export function form(name: string, value: string, which = 'name'): string {
  return forms(name, value)[`${name}-${which}`] ?? forms(name, value)[`${name}-name`] ?? value
}
