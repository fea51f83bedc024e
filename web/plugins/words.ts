// The Fluent files of the Python package: for each language one lazy chunk that every page needs, and one for each rarer page
// and each file of a game: `GAME/table`, `GAME/rules`. What a game says on a rarer page (`GAME/home`) is in that page's chunk.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

const LIST = 'virtual:words'
const EVERYWHERE = ['common', 'page']
const TERMINAL_ONLY = ['terminal', 'lab']
// Positions that cannot exist are refused on the analysis board only; records are read and levels chosen at home only.
const RARE = /^## (Impossible positions|Options, positions, records|Levels of computer opponents|Tiles of one's own)/
const POSITIONS = '-positions'
const HOME = 'home'

const sectionsIn = (text: string) => text.split(/^(?=## )/m)
const entriesIn = (text: string) => text.replace(/^#.*\n/gm, '').split(/^(?=[a-z][\w-]* =)/m).filter((entry) => entry.trim())
const keyOf = (entry: string) => entry.slice(0, entry.indexOf(' ='))

/** The home page names games whose other words it does not need. */
const titleIn = (text: string) => /^\w+-title = .*\n/m.exec(text)?.[0] ?? ''

export function words(folder: string, games: string): Plugin {
  const languages = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'common.ftl')))
  const homes = readdirSync(games).filter((name) => existsSync(join(games, name, 'words')))

  function read(language: string, name: string): string {
    const [game, part] = name.split('/') as [string, string?]
    const path = part ? join(games, game, 'words', language, part) : join(folder, language, name)
    return readFileSync(`${path}.ftl`, 'utf8')
  }

  const filesIn = (path: string) => readdirSync(path).filter((name) => name.endsWith('.ftl')).map((name) => basename(name, '.ftl'))
  const filesOf = (game: string) => filesIn(join(games, game, 'words', 'en'))

  /** The entries of a file, either the rare ones or the others; English says by its headings which ones are rare. */
  function entries(language: string, name: string, rare: boolean): string[] {
    const keys = new Set(sectionsIn(read('en', name)).filter((section) => RARE.test(section)).flatMap(entriesIn).map(keyOf))
    return entriesIn(read(language, name)).filter((entry) => keys.has(keyOf(entry)) === rare)
  }

  function files(): string[] {
    const common = filesIn(join(folder, 'en')).filter((name) => !EVERYWHERE.includes(name) && !TERMINAL_ONLY.includes(name))
    const own = homes.flatMap((game) => filesOf(game).filter((name) => !common.includes(name)).map((name) => `${game}/${name}`))
    return [...common, ...own].sort()
  }

  /** What each game says on a page that is of no game. */
  const ofGames = (language: string, page: string) =>
    homes.filter((game) => filesOf(game).includes(page)).flatMap((game) => entries(language, `${game}/${page}`, false))

  function list(): string {
    const parts = ['all', ...files(), ...files().map((name) => name + POSITIONS).filter((part) => text('en', part))]
    const entries = languages.map((language) => {
      const loaders = parts.map((part) => `'${part}': () => import('${LIST}/${language}/${part}')`)
      return `${language}: { ${loaders.join(', ')} }`
    })
    return `export default { ${entries.join(', ')} }`
  }

  function text(language: string, part: string): string {
    if (part.endsWith(POSITIONS)) {
      const own = entries(language, part.slice(0, -POSITIONS.length), true)
      return own.length ? [...own, ...entries(language, 'common', true)].join('') : ''
    }
    if (part !== 'all') return [...entries(language, part, false), ...ofGames(language, part), ...(part === HOME ? entries(language, 'common', true) : [])].join('')
    const titles = files().map((name) => titleIn(read(language, name)))
    return [...EVERYWHERE.flatMap((name) => entries(language, name, false)), ...titles].join('')
  }

  return {
    name: 'tworivers-words',
    resolveId: (id) => (id === LIST || id.startsWith(`${LIST}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) return list()
      if (!id.startsWith(`\0${LIST}/`)) return undefined
      const [, language, part] = /^(\w+)\/(.*)$/.exec(id.slice(LIST.length + 2))!
      return `export default ${JSON.stringify(text(language!, part!))}`
    },
  }
}
