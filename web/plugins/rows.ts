// Boards are drawn from the game's own data: `boards.toml` becomes a module of its tables' rows.
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

// Enough TOML for the boards: tables that hold one array of strings.
export function rowsIn(toml: string): Record<string, string[]> {
  const boards: Record<string, string[]> = {}
  for (const [, name, body] of toml.matchAll(/^\[(\w+)\]\n([^[]*rows = \[[^\]]*\])/gm)) {
    const rows = /rows = \[([^\]]*)\]/.exec(body!)![1]!
    boards[name!] = [...rows.matchAll(/"([^"]*)"/g)].map((match) => match[1]!)
  }
  return boards
}

export function boardRows(): Plugin {
  return {
    name: 'tworivers-rows',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('boards.toml')) return undefined
      return `export default ${JSON.stringify(rowsIn(readFileSync(id, 'utf8')))}`
    },
  }
}
