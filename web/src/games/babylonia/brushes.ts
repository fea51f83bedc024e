// Setting up a position of Babylonia by hand: each brush changes the position document at one hex.
import { Hexes } from '../../board/hexes'
import type { Brush, Position } from '../../store/study.svelte'
import { turnBrush } from '../../table/brushes'
import { SEATS } from '../../table/games'
import { form, say } from '../../words/words.svelte'
import { isSpot, riverOf, ROWS } from './board'
import { CLANS, tileSymbol } from './picture'

const FACE_DOWN = 'face down'
const CITIES = ['priest', 'merchant', 'servant', 'priest-merchant', 'priest-servant', 'merchant-servant', 'priest-merchant-servant']
const FIELDS = ['5', '6', '7', 'cities']

type Places = Record<string, string>
type Babylonia = Position & {
  players: number
  tiles: Record<string, string[]>[]
  cities: Places
  fields: Places
  scored: string[]
}

function clear(position: Babylonia, cell: string): void {
  for (const sides of position.tiles) for (const side of Object.keys(sides)) sides[side] = sides[side]!.filter((at) => at !== cell)
  delete position.cities[cell]
  delete position.fields[cell]
}

function tile(position: Babylonia, cell: string, clan: string, seat: number): void {
  clear(position, cell)
  const side = riverOf(cell) ? FACE_DOWN : clan
  position.tiles[seat]![side] = [...(position.tiles[seat]![side] ?? []), cell]
}

/** A city or field comes here from where it lies, and what lay here goes there; onto a bare spot it comes from outside. */
function location(position: Babylonia, cell: string, kind: 'cities' | 'fields', value: string): void {
  const there = Object.keys(position[kind]).find((at) => position[kind][at] === value && at !== cell)
  const [city, field] = [position.cities[cell], position.fields[cell]]
  clear(position, cell)
  if (there && (city ?? field)) {
    clear(position, there)
    if (city) position.cities[there] = city
    if (field) position.fields[there] = field
  }
  position[kind][cell] = value
}

/** Supplies and racks hold what is nowhere else; a ziggurat that lies open again gives its card back. */
function settled(position: Babylonia): Position {
  const hexes = new Hexes(ROWS, false)
  const taken = new Set(position.tiles.flatMap((sides) => Object.values(sides).flat()))
  const scored = position.scored.filter((site) => hexes.beside(site).every((cell) => riverOf(cell) || taken.has(cell)))
  const cards = scored.length < position.scored.length ? { display: null, cards_taken: null, card_2_used: false } : {}
  return { ...position, ...cards, scored, racks: null, supplies: null, face_down: null, laid: {}, phase: 'place', decider: null, ending: '' }
}

function brush(id: string, symbol: string, label: string, paint: (position: Babylonia, cell: string) => void): Brush {
  const painted = (position: Position, cell: string) => {
    paint(position as Babylonia, cell)
    return settled(position as Babylonia)
  }
  return { id, symbol, label, paint: painted }
}

export function brushes(players: number): Brush[] {
  const tiles = SEATS.slice(0, players).flatMap((_, seat) =>
    CLANS.map((clan) => brush(`${clan} ${seat}`, tileSymbol(clan, seat), `${form('clan', clan)} ${seat + 1}`, (position, cell) => tile(position, cell, clan, seat))),
  )
  const locations = (kind: 'cities' | 'fields', word: string, values: string[]) =>
    values.map((value) =>
      brush(`${kind} ${value}`, `ba-${word}-${value}`, form(word, value), (position, cell) => {
        if (isSpot(cell)) location(position, cell, kind, value)
      }),
    )
  return [
    ...tiles, ...locations('cities', 'city', CITIES), ...locations('fields', 'field', FIELDS),
    brush('nothing', 'i-close', say('page-brush-nothing'), clear), turnBrush((position) => settled(position as Babylonia)),
  ]
}
