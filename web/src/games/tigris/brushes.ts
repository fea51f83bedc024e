// Setting up a position of Tigris & Euphrates by hand: each brush changes the position document at one cell.
import { cellName, placeOf } from '../../board/grid'
import type { Brush, Position } from '../../store/study.svelte'
import { turnBrush } from '../../table/brushes'
import { form, say } from '../../words/words.svelte'
import { BOARDS } from './board'
import { LEADERS, leaderSymbol, TILES } from './picture'

const DYNASTIES = ['lion', 'bull', 'archer', 'potter']
const LETTERS = { temple: 'T', farm: 'F', market: 'M', settlement: 'S' }

type Tigris = Position & {
  side: string
  board: string[]
  treasures: string[]
  leaders: Record<string, string>[]
  monuments: Record<string, string>
  buildings: Record<string, string>
}

const square = (corner: string) => {
  const { row, column } = placeOf(corner)
  return [cellName(row, column), cellName(row, column + 1), cellName(row + 1, column), cellName(row + 1, column + 1)]
}

const without = (places: Record<string, string>, gone: (cell: string) => boolean) =>
  Object.fromEntries(Object.entries(places).filter(([, cell]) => !gone(cell)))

function write(position: Tigris, cell: string, letter: string): void {
  const { row, column } = placeOf(cell)
  const line = position.board[row]!
  position.board[row] = line.slice(0, column) + letter + line.slice(column + 1)
}

/** Nothing stands on a cell any more; a monument there goes as a whole. */
function clear(position: Tigris, cell: string): void {
  const standing = Object.values(position.monuments).find((corner) => square(corner).includes(cell))
  for (const each of standing ? square(standing) : [cell]) {
    const { row, column } = placeOf(each)
    write(position, each, BOARDS[position.side]![row]![column] === '~' ? '~' : '.')
  }
  position.monuments = without(position.monuments, (corner) => corner === standing)
  position.buildings = without(position.buildings, (at) => at === cell)
  position.leaders = position.leaders.map((leaders) => without(leaders, (at) => at === cell))
  position.treasures = position.treasures.filter((at) => at !== cell)
}

/** The bag holds what is nowhere else, and a conflict that was under way is over. */
function settled(position: Tigris): Position {
  return { ...position, bag: null, discarded: null, conflict: null, unification: null, placed: null, phase: 'action' }
}

function brush(id: string, symbol: string, label: string, paint: (position: Tigris, cell: string) => void): Brush {
  const painted = (position: Position, cell: string) => {
    paint(position as Tigris, cell)
    return settled(position as Tigris)
  }
  return { id, symbol, label, paint: painted }
}

export function brushes(players: number): Brush[] {
  const tiles = TILES.map((tile) =>
    brush(tile, `te-${tile}`, form('tile', tile), (position, cell) => {
      clear(position, cell)
      write(position, cell, LETTERS[tile])
    }),
  )
  const leaders = DYNASTIES.slice(0, players).flatMap((dynasty, seat) =>
    LEADERS.map((leader) =>
      brush(`${leader} ${seat}`, leaderSymbol(leader, dynasty), `${form('leader', leader)} ${seat + 1}`, (position, cell) => {
        clear(position, cell)
        position.leaders[seat] = { ...position.leaders[seat], [leader]: cell }
      }),
    ),
  )
  const treasure = brush('treasure', 'te-treasure', say('tigris-treasure'), (position, cell) => {
    const there = position.treasures.includes(cell)
    position.treasures = there ? position.treasures.filter((at) => at !== cell) : [...position.treasures, cell]
  })
  const catastrophe = brush('catastrophe', 'te-catastrophe', say('tigris-here-catastrophe'), (position, cell) => {
    clear(position, cell)
    write(position, cell, '#')
  })
  return [...tiles, ...leaders, treasure, catastrophe, brush('nothing', 'i-close', say('page-brush-nothing'), clear), turnBrush((position) => settled(position as Tigris))]
}
