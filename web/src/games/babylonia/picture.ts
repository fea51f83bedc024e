// From the server's view to what the board draws, and to words.
import type { BabyloniaSite, BabyloniaSiteView, BabyloniaView } from '../../api/types'
import { Hexes } from '../../board/hexes'
import { SEATS } from '../../table/games'
import { say } from '../../words/words.svelte'
import { inPlay, isSpot, landOf, riverOf, ROWS, type Light, type Names, type Picture } from './board'

export const CLANS = ['priest', 'merchant', 'servant', 'farmer'] as const
export const SOURCES = ['ziggurats', 'fields', 'nobles', 'cities', 'cards'] as const
export const CELLS = new Hexes(ROWS, false).names

export const tileSymbol = (clan: string, seat: number) => `ba-${clan.replace(' ', '-')}-${SEATS[seat]}`
export const siteOn = (view: BabyloniaView, cell: string) => view.sites.find((site) => site.hex === cell) ?? null
export const citiesOf = (view: BabyloniaView, seat: number) =>
  Object.values(view.seats[seat]!.cities).reduce((sum, number) => sum + number, 0)

/** @param winners who won each ziggurat, by its hex. */
export function pictureOf(view: BabyloniaView, winners: Map<string, number>): Picture {
  const letters: Record<string, string> = Object.fromEntries(CLANS.map((clan) => [clan, say(`babylonia-letter-${clan}`)]))
  const symbolOf = (cell: string) => SEATS[winners.get(cell) ?? -1] ?? null
  return {
    players: view.players,
    tiles: Object.entries(view.tiles).map(([cell, { clan, seat }]) => ({
      cell, symbol: tileSymbol(clan, seat), letter: letters[clan] ?? '',
    })),
    cities: Object.entries(view.cities).map(([cell, kind]) => ({ cell, kind })),
    fields: Object.entries(view.fields).map(([cell, value]) => ({ cell, value })),
    ziggurats: view.ziggurats.map((cell) => ({ cell, scored: view.scored.includes(cell), winner: symbolOf(cell) })),
    spots: CELLS.filter(
      (cell) => isSpot(cell) && inPlay(cell, view.players) && !(cell in view.tiles || cell in view.cities || cell in view.fields),
    ),
  }
}

/** The light on a site; where the server was not asked, only the tiles around it are known. */
export function lightOn(site: BabyloniaSiteView, known: BabyloniaSite | null): Light {
  const seats = known?.seats.map(({ seat, linked, paying }) => ({ seat: SEATS[seat]!, linked, paying })) ?? []
  return { cell: site.hex, needed: site.needed, seats }
}

export const namesOnBoard = (): Names => ({
  north: say('babylonia-name-north'),
  central: say('babylonia-name-central'),
  south: say('babylonia-name-south'),
  tigris: say('babylonia-name-tigris'),
  euphrates: say('babylonia-name-euphrates'),
  out: say('babylonia-name-out'),
})

const list = (cells: string[]) => cells.map((cell) => cell.toUpperCase()).join(', ')

/** Who lies around a site, and what is still open. */
export function aroundSite(site: BabyloniaSiteView, names: string[]): string {
  const tiles = site.tiles.flatMap((number, seat) => (number ? [`${names[seat]} ${number}`] : []))
  const parts = [tiles.length ? say('babylonia-here-around', { words: tiles.join(', ') }) : say('babylonia-here-alone')]
  parts.push(say('babylonia-here-open', { number: site.needed.length, words: list(site.needed) }))
  return parts.join(', ')
}

function ground(view: BabyloniaView, cell: string): string {
  const land = landOf(cell)
  if (!land) return say(`babylonia-here-${riverOf(cell)}`)
  return inPlay(cell, view.players) ? say(`babylonia-here-${land}`) : say('babylonia-here-out')
}

/** What lies on a hex, in words, for the screen reader and the caption. */
export function describe(view: BabyloniaView, names: string[], cell: string): string {
  const parts = [cell.toUpperCase()]
  const tile = view.tiles[cell]
  const site = siteOn(view, cell)
  const field = view.fields[cell]
  if (tile) parts.push(tile.clan in CLAN_SET ? say('babylonia-here-tile', { clan: tile.clan, seat: tile.seat }, names) : say('babylonia-here-face-down', { seat: tile.seat }, names))
  if (field) parts.push(say('babylonia-here-field', { field }))
  if (view.cities[cell]) parts.push(say('babylonia-here-city', { city: view.cities[cell] }))
  if (view.ziggurats.includes(cell)) parts.push(say(view.scored.includes(cell) ? 'babylonia-here-scored' : 'babylonia-here-ziggurat'))
  if (site) parts.push(aroundSite(site, names))
  if (parts.length === 1 || tile) parts.push(ground(view, cell))
  return parts.join(', ')
}

const CLAN_SET = Object.fromEntries(CLANS.map((clan) => [clan, true]))
