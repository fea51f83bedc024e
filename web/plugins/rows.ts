// Boards are drawn from the game's own data: `boards.toml` or `board.toml` becomes a module of its tables.
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const texts = (list: string) => [...list.matchAll(/"([^"]*)"/g)].map((match) => match[1]!)

// Enough TOML for the boards: tables that hold one array of strings.
export function rowsIn(toml: string): Record<string, string[]> {
  const boards: Record<string, string[]> = {}
  for (const [, name, body] of toml.matchAll(/^\[(\w+)\]\n([^[]*rows = \[[^\]]*\])/gm))
    boards[name!] = texts(/rows = \[([^\]]*)\]/.exec(body!)![1]!)
  return boards
}

/** The one board of a game: its rows, and which lands are in play with so many players. */
export function boardIn(toml: string): { rows: string[]; lands: Record<string, string> } {
  const rows = texts(/^rows = \[([^\]]*)\]/m.exec(toml)![1]!)
  const lands = /^\[lands\]\n([^[]*)/m.exec(toml)?.[1] ?? ''
  return { rows, lands: Object.fromEntries([...lands.matchAll(/^(\w+) = "(\w+)"/gm)].map((match) => [match[1]!, match[2]!])) }
}

export function boardRows(): Plugin {
  return {
    name: 'tworivers-rows',
    enforce: 'pre',
    load(id) {
      const read = id.endsWith('/boards.toml') ? rowsIn : id.endsWith('/board.toml') ? boardIn : null
      return read ? `export default ${JSON.stringify(read(readFileSync(id, 'utf8')))}` : undefined
    },
  }
}
