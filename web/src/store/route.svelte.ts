// Where we are, in the address after `#`: `#/` is home, `#/table/ID` a table, `#/table/ID/KEY` a seat's link, and so on.
export type Route =
  | { page: 'home' | 'settings' }
  | { page: 'table'; id: string; key: string | null }
  | { page: 'replay'; id: string; version: number | null; eyes: string | null }
  | { page: 'study' | 'learn'; game: string; from: URLSearchParams }

function read(): Route {
  const [path, query = ''] = location.hash.replace(/^#\/?/, '').split('?') as [string, string?]
  const [page, first, second] = path.split('/').map(decodeURIComponent)
  const from = new URLSearchParams(query)
  if (page === 'table' && first) return { page, id: first, key: second || null }
  if (page === 'replay' && first)
    return { page, id: first, version: second ? Number.parseInt(second) || 0 : null, eyes: from.get('eyes') }
  if ((page === 'study' || page === 'learn') && first) return { page, game: first, from }
  return { page: page === 'settings' ? page : 'home' }
}

export const route = $state({ now: read() })

addEventListener('hashchange', () => (route.now = read()))

const here = () => `${location.origin}${location.pathname}`

export const tableAddress = (id: string, key?: string | null) =>
  `#/table/${encodeURIComponent(id)}${key ? `/${encodeURIComponent(key)}` : ''}`

export const tableLink = (id: string, key?: string | null) => `${here()}${tableAddress(id, key)}`

export const replayAddress = (id: string, version?: number, eyes?: string) =>
  `#/replay/${encodeURIComponent(id)}${version === undefined ? '' : `/${version}`}${eyes && eyes !== 'open' ? `?eyes=${eyes}` : ''}`

export const replayLink = (id: string, version: number, eyes: string) => `${here()}${replayAddress(id, version, eyes)}`

export const studyAddress = (game: string, from: Record<string, string> = {}) => {
  const query = new URLSearchParams(from).toString()
  return `#/study/${encodeURIComponent(game)}${query ? `?${query}` : ''}`
}

export const learnAddress = (game: string, part?: 'play') => `#/learn/${encodeURIComponent(game)}${part ? `?part=${part}` : ''}`

export const go = (address: string) => (location.hash = address)
