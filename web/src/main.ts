import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { loadCommonPieces } from './pieces/sprite'
import { showTheme } from './store/settings.svelte'
import { loadWords } from './words/words.svelte'

showTheme()
await Promise.all([loadWords(), loadCommonPieces()])
mount(App, { target: document.getElementById('app')! })
