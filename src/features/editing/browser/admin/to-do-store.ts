import type { Transport } from '#core/client.ts'
import { createStore } from '#ui/store.ts'
import type { Dashboard } from '../../contract.ts'
import { editing } from '../client.ts'

/** What waits for the editor, as it was loaded last: for the page and for the number in the header. */
export const toDo = createStore<(Dashboard & { loadedAtMs: number }) | undefined>(undefined)

/** @throws {ApiError} @throws {NetworkError} */
export async function loadToDo(api: Transport): Promise<Dashboard> {
  const loaded = await editing.getDashboard(api)
  toDo.set({ ...loaded, loadedAtMs: Date.now() })
  return loaded
}
