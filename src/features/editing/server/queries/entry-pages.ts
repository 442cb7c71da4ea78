import type { AnyEditable } from '#content/server/editable.ts'
import type { Db } from '#platform/database/schema.ts'

/** Finds the pages that show public entries. Each kind is listed once, when it is first asked for. */
export function createPageFinder(db: Db, editables: readonly AnyEditable[]) {
  const lists = new Map<string, Promise<Map<string, string>>>()
  const listPages = (kind: string) => {
    const known = lists.get(kind)
    if (known) return known
    const editable = editables.find(({ type }) => type.kind === kind)
    const listed = Promise.resolve(editable?.list(db) ?? []).then(
      (entries) => new Map(entries.map(({ entry, page }) => [entry, page])),
    )
    lists.set(kind, listed)
    return listed
  }
  return {
    async find({ kind, entry }: { kind: string; entry: string }): Promise<string | undefined> {
      return (await listPages(kind)).get(entry)
    },
    /** The page of the first entry of a kind. */
    async findFirst(kind: string): Promise<string | undefined> {
      return [...(await listPages(kind)).values()][0]
    },
  }
}

export type PageFinder = ReturnType<typeof createPageFinder>
