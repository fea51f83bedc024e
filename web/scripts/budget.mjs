// Fails when a page outgrows its budget: script and style of each page's chunks, after brotli.
import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

const built = new URL('../../src/tworivers/server/static/', import.meta.url)
const [manifest, modules] = ['manifest', 'modules'].map((name) => JSON.parse(readFileSync(new URL(`.vite/${name}.json`, built), 'utf8')))
const LIMITS = { script: 60 * 1024, style: 15 * 1024 }

/** The chunk of a module, also where others share it. */
function chunkOf(source) {
  if (source in manifest) return source
  return Object.keys(manifest).find((name) => manifest[name].file === modules[source])
}

function withImports(name, seen = new Set()) {
  if (seen.has(name)) return seen
  seen.add(name)
  for (const other of manifest[name].imports ?? []) withImports(other, seen)
  return seen
}

const size = (file) => brotliCompressSync(readFileSync(new URL(file, built))).length
const english = (part) => Object.keys(manifest).find((name) => name.endsWith(`virtual:words/en/${part}`))
const tableOf = (game) => `src/games/${game}/Table.svelte`
const GAMES = readdirSync(new URL('../src/games/', import.meta.url))

/** Everything that shows one game, each with what it loads before its first picture. */
const pagesOf = (game) => ({
  [game]: [english(`${game}/table`), 'src/pages/Table.svelte', tableOf(game)],
  [`${game} replay`]: [english('study'), english(`${game}/table`), 'src/pages/Replay.svelte', tableOf(game)],
  [`${game} study`]: [english('study'), english(`${game}/table`), 'src/pages/Study.svelte', tableOf(game)],
  [`${game} learn`]: [english('learn'), english(`${game}/rules`), english(`${game}/table`), 'src/pages/Learn.svelte', `src/games/${game}/lesson.ts`, `src/games/${game}/Diagram.svelte`],
  [`${game} guided`]: [english('learn'), english(`${game}/guided`), english(`${game}/table`), 'src/pages/Guided.svelte', `src/games/${game}/lesson.ts`, tableOf(game)],
})
const PAGES = {
  home: [english('home'), 'src/pages/Home.svelte', ...GAMES.map((game) => `src/games/${game}/Gate.svelte`)],
  settings: [english('settings'), 'src/pages/Settings.svelte'],
  ...Object.assign({}, ...GAMES.map(pagesOf)),
}

let over = false
for (const [page, parts] of Object.entries(PAGES)) {
  const chunks = ['index.html', english('all'), ...parts.map(chunkOf)].flatMap((name) => [...withImports(name)])
  const entries = [...new Set(chunks)].map((name) => manifest[name])
  const total = {
    script: entries.reduce((sum, chunk) => sum + size(chunk.file), 0),
    style: [...new Set(entries.flatMap((chunk) => chunk.css ?? []))].reduce((sum, file) => sum + size(file), 0),
  }
  for (const [kind, bytes] of Object.entries(total)) {
    const tooMuch = bytes > LIMITS[kind]
    over ||= tooMuch
    console.log(`${page}: ${kind} ${(bytes / 1024).toFixed(1)} KB of ${LIMITS[kind] / 1024} KB${tooMuch ? '  TOO MUCH' : ''}`)
  }
}
process.exit(over ? 1 : 0)
