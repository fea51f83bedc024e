import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { boardRows } from './plugins/rows'
import { words } from './plugins/words'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  plugins: [svelte(), words(here('../src/tworivers/locales')), boardRows()],
  resolve: { alias: { games: here('../src/tworivers/games') } },
  // The content policy allows no inline script and no data: fonts, so every asset is a file.
  build: {
    outDir: here('../src/tworivers/server/static'),
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } }, fs: { allow: [here('..')] } },
})
