import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { modules } from './plugins/modules'
import { pieces } from './plugins/pieces'
import { boardRows } from './plugins/rows'
import { words } from './plugins/words'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What every page needs, what every table needs, and the boards of a game that has several, in one chunk each: many small ones are larger together. */
function manualChunks(id: string): string | undefined {
  if (/node_modules|preload-helper/.test(id)) return 'common'
  if (/src\/(pieces|words|api\/client|store\/(told|settings)|parts\/(Wall|Dialog)|board\/(grid|cursor|pointer|motion)|table\/(games|extra)|games\/\w+\/index)\b.*\.(ts|svelte)$/.test(id)) return 'common'
  if (/src\/(table\/(Frame|Prompt|Foreseen|choice|keys|zoom)|pages\/GameTable|parts\/(TopBar|Players|Clock))\b.*\.(ts|svelte)$/.test(id)) return 'table'
  return /src\/games\/(\w+)\/boards\//.exec(id)?.[1]
}

/** Short names: every page lists the files it may load later. */
const named = (ending: string) => `assets/[hash:8]${ending}`

export default defineConfig({
  plugins: [
    svelte(),
    words(here('../src/tworivers/words'), here('../src/tworivers/games')),
    pieces([here('../src/tworivers/pieces'), here('src/pieces')], here('../src/tworivers/games')),
    boardRows(),
    modules(here('.')),
  ],
  resolve: { alias: { games: here('../src/tworivers/games') } },
  // The content policy allows no inline script and no data: fonts, so every asset is a file.
  build: {
    outDir: here('../src/tworivers/server/static'),
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rollupOptions: { output: { manualChunks, entryFileNames: 'assets/[name]-[hash].js', chunkFileNames: named('.js'), assetFileNames: named('[extname]') } },
  },
  server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } }, fs: { allow: [here('..')] } },
})
