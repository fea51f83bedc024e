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
const PAGES = {
  home: ['src/pages/Home.svelte', 'src/games/tigris/Gate.svelte', 'src/games/babylonia/Gate.svelte', 'src/games/babylon/Gate.svelte'],
  babylonia: [english('babylonia'), 'src/pages/Table.svelte', 'src/games/babylonia/Babylonia.svelte'],
  settings: [english('settings'), 'src/pages/Settings.svelte'],
  replay: [english('study'), english('tigris'), 'src/pages/Replay.svelte', 'src/games/tigris/Tigris.svelte'],
  study: [english('study'), english('tigris'), 'src/pages/Study.svelte', 'src/games/tigris/Tigris.svelte'],
  learn: [english('learn'), english('tigris'), 'src/pages/Learn.svelte', 'src/learn/tigris.ts', 'src/games/tigris/Diagram.svelte'],
  guided: [english('learn'), english('tigris'), 'src/pages/Guided.svelte', 'src/learn/tigris.ts', 'src/games/tigris/Tigris.svelte'],
  tigris: [english('tigris'), 'src/pages/Table.svelte', 'src/games/tigris/Tigris.svelte'],
  babylon: [english('babylon'), 'src/pages/Table.svelte', 'src/games/babylon/Babylon.svelte'],
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
