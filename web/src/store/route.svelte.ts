// Where we are, in the address after `#`: `#/` is home, `#/table/ID` a table, `#/table/ID/KEY` a seat's link.
export type Route = { page: 'home' } | { page: 'table'; id: string; key: string | null }

function read(): Route {
  const [page, id, key] = location.hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent)
  return page === 'table' && id ? { page, id, key: key || null } : { page: 'home' }
}

export const route = $state({ now: read() })

addEventListener('hashchange', () => (route.now = read()))

export const tableAddress = (id: string, key?: string | null) =>
  `#/table/${encodeURIComponent(id)}${key ? `/${encodeURIComponent(key)}` : ''}`

export const tableLink = (id: string, key?: string | null) =>
  `${location.origin}${location.pathname}${tableAddress(id, key)}`

export const go = (address: string) => (location.hash = address)
