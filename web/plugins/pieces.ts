// The drawings of the Python package as one file of symbols for each game, and one that every page needs. Both halves of the
// project use the same drawings; in the page, the colours that `data-fill` and its like name follow the theme.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const MODULE = 'virtual:pieces/'
const COMMON = 'common'
const ADDRESS = '/@pieces/'

const painted = (tag: string) =>
  [...tag.matchAll(/\sdata-(fill|stroke|color)="(--[\w-]+)"/g)].reduce(
    (text, [note, paint, token]) => text.replace(note, '').replace(new RegExp(`(\\s${paint}=)"[^"]*"`), `$1"var(${token})"`),
    tag,
  )

/** What a file defines, without the sheet on which it shows it. */
export function definitionsIn(svg: string): string {
  const [, definitions] = /<defs>([\s\S]*)<\/defs>/.exec(svg)!
  return definitions!.replace(/<!--[\s\S]*?-->/g, '').replace(/>\s+</g, '><').trim().replace(/<[^>]* data-[^>]*>/g, painted)
}

/** Drawings that belong to no game and those of the page make up the common file. */
export function pieces(common: string[], games: string): Plugin {
  const foldersOf = (name: string) => (name === COMMON ? common : [join(games, name, 'pieces')])
  const filesIn = (folder: string) => readdirSync(folder).filter((file) => file.endsWith('.svg')).sort().map((file) => join(folder, file))
  const filesOf = (name: string) => foldersOf(name).flatMap(filesIn)
  const sprite = (name: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg">${filesOf(name).map((file) => definitionsIn(readFileSync(file, 'utf8'))).join('')}</svg>`

  let built = false
  return {
    name: 'tworivers-pieces',
    configResolved: (config) => void (built = config.command === 'build'),
    configureServer(server) {
      server.middlewares.use(ADDRESS, (request, response) => {
        response.setHeader('content-type', 'image/svg+xml')
        response.end(sprite(request.url!.replace(/^\/|\.svg.*$/g, '')))
      })
    },
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return undefined
      const name = id.slice(MODULE.length + 1)
      for (const file of filesOf(name)) this.addWatchFile(file)
      const address = built ? `__VITE_ASSET__${this.emitFile({ type: 'asset', name: `${name}.svg`, source: sprite(name) })}__` : `${ADDRESS}${name}.svg`
      return `export default ${JSON.stringify(address)}`
    },
  }
}
