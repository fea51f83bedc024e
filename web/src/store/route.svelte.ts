// Where we are, in the address after `#`: `#/` is home, `#/table/ID` a table, `#/table/ID/KEY` a seat's link, and so on.
export type Route =
  | { page: 'home' | 'settings' | 'nowhere' }
  | { page: 'table'; id: string; key: string | null }
  | { page: 'replay'; id: string; version: number | null; eyes: string | null }
  | { page: 'study' | 'learn'; game: string; from: URLSearchParams }

const HOME = /^\/(index\.html)?$/

function parts(path: string): string[] {
  try {
    return path.split('/').map(decodeURIComponent)
  } catch {
    return [path]
  }
}

function read(): Route {
  const [path, query = ''] = location.hash.replace(/^#\/?/, '').split('?') as [string, string?]
  const [page, first, second] = parts(path)
  const from = new URLSearchParams(query)
  if (page === 'table' && first) return { page, id: first, key: second || null }
  if (page === 'replay' && first)
    return { page, id: first, version: second ? Number.parseInt(second) || 0 : null, eyes: from.get('eyes') }
  if ((page === 'study' || page === 'learn') && first) return { page, game: first, from }
  if (page === 'settings') return { page }
  return { page: page || !(HOME.test(location.pathname) || location.hash) ? 'nowhere' : 'home' }
}

/** Where we are now. On a path that leads nowhere what follows `#` still does: it leads on from home. */
function arrive(): Route {
  if (location.hash && !HOME.test(location.pathname)) history.replaceState(null, '', `/${location.hash}`)
  return read()
}

export const route = $state({ now: arrive() })

addEventListener('hashchange', () => (route.now = arrive()))
// Going back to a path that leads nowhere changes more than what follows `#`.
addEventListener('popstate', () => {
  if (!HOME.test(location.pathname)) route.now = arrive()
})

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
