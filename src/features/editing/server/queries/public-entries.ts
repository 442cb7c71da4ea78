import type { AnyEditable, EntrySummary } from '#content/server/editable.ts'
import type { AnyValue } from '#core/content-type.ts'
import type { Db } from '#platform/database/schema.ts'

export interface PublicEntry extends EntrySummary {
  editable: AnyEditable
  value: AnyValue
}

/** Everything that readers see, of all kinds. */
export async function readPublicEntries(db: Db, editables: readonly AnyEditable[]): Promise<PublicEntry[]> {
  const lists = await Promise.all(
    editables.map(async (editable) => {
      const summaries = await editable.list(db)
      const entries = await Promise.all(
        summaries.map(async (summary): Promise<PublicEntry[]> => {
          const value: AnyValue | undefined = await editable.read(db, summary.entry)
          return value === undefined ? [] : [{ ...summary, editable, value }]
        }),
      )
      return entries.flat()
    }),
  )
  return lists.flat()
}
