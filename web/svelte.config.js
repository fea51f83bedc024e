import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'

// Short names for scoped styles: they stand in the script of every page.
const cssHash = ({ css, hash }) => `s${hash(css).slice(0, 5)}`

export default { preprocess: vitePreprocess(), compilerOptions: { cssHash } }
