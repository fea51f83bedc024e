// The Fluent files of the Python package, as one lazy chunk a language.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const LIST = 'virtual:words'
const TERMINAL_ONLY = new Set(['terminal.ftl'])

function filesOf(folder: string, language: string): string[] {
  const own = join(folder, language)
  return readdirSync(own)
    .filter((name) => name.endsWith('.ftl') && !TERMINAL_ONLY.has(name))
    .sort()
    .map((name) => join(own, name))
}

// Positions that cannot exist are typed into files, never into the page.
function forThePage(text: string): string {
  return text
    .split(/^(?=## )/m)
    .filter((section) => !/^## (Impossible positions|Options, positions, records)/.test(section))
    .join('')
}

export function words(folder: string): Plugin {
  const languages = existsSync(folder)
    ? readdirSync(folder).filter((name) => existsSync(join(folder, name, 'common.ftl')))
    : []
  return {
    name: 'tworivers-words',
    resolveId: (id) => (id === LIST || id.startsWith(`${LIST}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) {
        const entries = languages.map((language) => `${language}: () => import('${LIST}/${language}')`)
        return `export default { ${entries.join(', ')} }`
      }
      if (!id.startsWith(`\0${LIST}/`)) return undefined
      const files = filesOf(folder, id.slice(LIST.length + 2))
      files.forEach((file) => this.addWatchFile(file))
      const text = files.map((file) => forThePage(readFileSync(file, 'utf8'))).join('\n')
      return `export default ${JSON.stringify(text)}`
    },
  }
}
