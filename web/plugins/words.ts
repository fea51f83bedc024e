// The Fluent files of the Python package: for each language one lazy chunk that every page needs, and one for each game.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

const LIST = 'virtual:words'
const EVERYWHERE = ['common', 'page']
const TERMINAL_ONLY = ['terminal']

function gamesIn(folder: string, language: string): string[] {
  return readdirSync(join(folder, language))
    .filter((name) => name.endsWith('.ftl'))
    .map((name) => basename(name, '.ftl'))
    .filter((name) => !EVERYWHERE.includes(name) && !TERMINAL_ONLY.includes(name))
    .sort()
}

// Positions that cannot exist are typed into files, never into the page.
function forThePage(text: string): string {
  return text
    .split(/^(?=## )/m)
    .filter((section) => !/^## (Impossible positions|Options, positions, records|Tiles of one's own)/.test(section))
    .join('')
}

/** The home page names games whose other words it does not need. */
const titleIn = (text: string) => /^\w+-title = .*$/m.exec(text)?.[0] ?? ''

export function words(folder: string): Plugin {
  const languages = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'common.ftl')))

  const read = (language: string, name: string) => {
    const file = join(folder, language, `${name}.ftl`)
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  }

  function list(): string {
    const entries = languages.map((language) => {
      const parts = ['all', ...gamesIn(folder, language)]
      const loaders = parts.map((part) => `${part}: () => import('${LIST}/${language}/${part}')`)
      return `${language}: { ${loaders.join(', ')} }`
    })
    return `export default { ${entries.join(', ')} }`
  }

  function text(language: string, part: string): string {
    if (part !== 'all') return forThePage(read(language, part))
    const titles = gamesIn(folder, language).map((game) => titleIn(read(language, game)))
    return [...EVERYWHERE.map((name) => forThePage(read(language, name))), ...titles].join('\n')
  }

  return {
    name: 'tworivers-words',
    resolveId: (id) => (id === LIST || id.startsWith(`${LIST}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) return list()
      if (!id.startsWith(`\0${LIST}/`)) return undefined
      const [language, part] = id.slice(LIST.length + 2).split('/') as [string, string]
      return `export default ${JSON.stringify(text(language, part))}`
    },
  }
}
