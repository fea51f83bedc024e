// The same table once more: the seats move on by one, and all who played find each other there.
import { api } from '../api/client'
import type { TableView } from '../api/types'
import { go, tableAddress } from './route.svelte'

export async function again(table: TableView): Promise<void> {
  const next = table.next_table ?? (await api.rematch(table.id)).id
  go(tableAddress(next))
}
