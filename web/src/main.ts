import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { loadCommonPieces } from './pieces/sprite'
import { build, checkBuild } from './store/build.svelte'
import { showLook } from './store/settings.svelte'
import { loadWords } from './words/words.svelte'

// After an upgrade of the server an old tab asks for files that are gone: it takes the new ones.
addEventListener('vite:preloadError', () => void checkBuild().then(() => build.stale && location.reload()))

showLook()
await Promise.all([loadWords(), loadCommonPieces()])
mount(App, { target: document.getElementById('app')! })
