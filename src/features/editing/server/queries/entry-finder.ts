import type { AnyEditable, EntrySummary } from '#content/server/editable.ts'
import type { Db } from '#platform/database/schema.ts'

/** Finds public entries in the lists of their kinds. Each kind is listed once, when it is first asked for. */
export function createEntryFinder(db: Db, editables: readonly AnyEditable[]) {
  const lists = new Map<string, Promise<EntrySummary[]>>()
  const listKind = (kind: string) => {
    const known = lists.get(kind)
    if (known) return known
    const editable = editables.find(({ type }) => type.kind === kind)
    const listed = Promise.resolve(editable?.list(db) ?? [])
    lists.set(kind, listed)
    return listed
  }
  return {
    async find({ kind, entry }: { kind: string; entry: string }): Promise<EntrySummary | undefined> {
      return (await listKind(kind)).find((summary) => summary.entry === entry)
    },
  }
}

export type EntryFinder = ReturnType<typeof createEntryFinder>
