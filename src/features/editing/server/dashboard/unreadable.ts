import { schemaHash } from '#content/server/draft-schema.ts'
import type { AnyEditable } from '#content/server/editable.ts'
import type { Db } from '#platform/database/schema.ts'
import type { DashboardItem } from '../../contract.ts'
import type { EntryFinder } from '../queries/entry-finder.ts'
import { listUnreadable } from '../queries/problems.ts'
import { dashboardItem } from './item.ts'

/** Public texts of which readers miss a field, because it has another type since an upgrade. */
export async function listUnreadableEntries(
  db: Db,
  { editables, entries }: { editables: readonly AnyEditable[]; entries: EntryFinder },
): Promise<DashboardItem[]> {
  const ofKinds = editables.map(async (editable) => {
    const { kind, name } = editable.type
    const older = await db
      .selectFrom('entry')
      .innerJoin('version', (join) =>
        join
          .onRef('version.kind', '=', 'entry.kind')
          .onRef('version.entry', '=', 'entry.entry')
          .onRef('version.number', '=', 'entry.live'),
      )
      .select(['entry.entry', 'version.body', 'version.at'])
      .where('entry.kind', '=', kind)
      .where('version.schema', '!=', schemaHash(editable.type))
      .execute()
    const items = older.map(async ({ entry, body, at }): Promise<DashboardItem[]> => {
      const [first, ...others] = listUnreadable(editable, body)
      if (first === undefined) return []
      const { title = name, page = null } = (await entries.find({ kind, entry })) ?? {}
      const row = { kind, kind_name: name, entry, title, page, at }
      const detail = [first, ...others].map(({ message }) => message).join(' ')
      return [
        dashboardItem({ ...row, group: 'late', what: 'not_readable', detail, code: first.code, path: first.path }),
      ]
    })
    return (await Promise.all(items)).flat()
  })
  return (await Promise.all(ofKinds)).flat()
}
