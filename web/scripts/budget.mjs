// Fails when a page outgrows its budget: script and style of each page's chunks, after brotli.
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

const built = new URL('../../src/tworivers/server/static/', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', built), 'utf8'))
const LIMITS = { script: 60 * 1024, style: 15 * 1024 }

// A chunk that others share, too, is listed by its name alone.
function chunkOf(source) {
  const name = source.split('/').at(-1).split('.')[0]
  return source in manifest ? source : Object.keys(manifest).find((key) => manifest[key].name === name && manifest[key].file.endsWith('.js'))
}

function withImports(source, seen = new Set()) {
  const name = chunkOf(source)
  if (seen.has(name)) return seen
  seen.add(name)
  for (const other of manifest[name].imports ?? []) withImports(other, seen)
  return seen
}

// A page whose modules other chunks share loses its own name in the manifest and keeps only that of its chunk.
function chunk(source) {
  const name = source.replace(/^.*\/|\.svelte$/g, '')
  return source in manifest ? source : Object.keys(manifest).find((key) => key.startsWith('_') && manifest[key].name === name)
}

const size = (file) => brotliCompressSync(readFileSync(new URL(file, built))).length
const english = (part) => Object.keys(manifest).find((name) => name.endsWith(`virtual:words/en/${part}`))
const tableOf = (game) => `src/games/${game}/${game[0].toUpperCase()}${game.slice(1)}.svelte`
const GAMES = ['tigris', 'babylonia', 'babylon']

/** Everything that shows one game, each with what it loads before its first picture. */
const pagesOf = (game) => ({
  [game]: [english(`${game}/table`), 'src/pages/Table.svelte', tableOf(game)],
  [`${game} replay`]: [english('study'), english(`${game}/table`), 'src/pages/Replay.svelte', tableOf(game)],
  [`${game} study`]: [english('study'), english(`${game}/table`), 'src/pages/Study.svelte', tableOf(game)],
  [`${game} learn`]: [english('learn'), english(`${game}/rules`), english(`${game}/table`), 'src/pages/Learn.svelte', `src/learn/${game}.ts`, `src/games/${game}/Diagram.svelte`],
  [`${game} guided`]: [english('learn'), english(`${game}/guided`), english(`${game}/table`), 'src/pages/Guided.svelte', `src/learn/${game}.ts`, tableOf(game)],
})
const PAGES = {
  home: [english('home'), 'src/pages/Home.svelte', ...GAMES.map((game) => `src/games/${game}/Gate.svelte`)],
  settings: [english('settings'), 'src/pages/Settings.svelte'],
  ...Object.assign({}, ...GAMES.map(pagesOf)),
}

let over = false
for (const [page, parts] of Object.entries(PAGES)) {
  const chunks = ['index.html', english('all'), ...parts.map(chunk)].flatMap((name) => [...withImports(name)])
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
