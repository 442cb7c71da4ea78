import { createStore } from '#ui/store.ts'

/** Entries that another window of this browser edits, by `idOf`, with the time since when. */
export const elsewhere = createStore<ReadonlyMap<string, string>>(new Map())

export function setElsewhere(id: string, since: string | undefined): void {
  if (elsewhere.get().get(id) === since) return
  const next = new Map(elsewhere.get())
  if (since === undefined) next.delete(id)
  else next.set(id, since)
  elsewhere.set(next)
}
