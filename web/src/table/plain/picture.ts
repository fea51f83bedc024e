// The table as the game itself draws it, from the server.
import { Offline, type Eyes } from '../../api/client'
import type { Position } from '../../store/study.svelte'
import type { TableStore } from '../../store/table.svelte'

/** Where the picture is, and what to send there: of a table that is played, of a moment of a finished game, of a game of thought. */
function addressOf(store: TableStore): [string, unknown?] {
  const { id, game, version, viewer } = store.table!
  const { eyes, position } = store as { eyes?: Eyes; position?: Position | null }
  if (store.live) return [`tables/${id}/picture${viewer < 0 ? '' : `?seat=${viewer}`}`]
  if (eyes) return [`tables/${id}/moments/${version}/picture?eyes=${eyes}`]
  return ['study/picture', { game, position, eyes: 'open' }]
}

export async function pictureOf(store: TableStore): Promise<string> {
  const [address, body] = addressOf(store)
  const how = body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}
  const answer = await fetch(`/api/${address}`, how).catch(() => null)
  if (!answer?.ok) throw new Offline()
  return answer.text()
}
