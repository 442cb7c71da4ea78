import { listLive, selectLive } from '#content/server/live.ts'
import { compareTexts } from '#core/format.ts'
import type { ChangedDocument, ChangedModule, RecentChanges } from '#features/pages/server/recent-changes.ts'
import type { Db } from '#platform/database/schema.ts'
import { fileTypeOf } from '#platform/files/media-types.ts'
import { moduleType } from '../content-types.ts'
import { presentModule } from '../present/module.ts'
import { sectionOf } from './queries/module-documents.ts'
import { listCategories } from './queries/modules.ts'

const DATE_LENGTH = 'YYYY-MM-DD'.length

/** Modules, and documents that are newer than their module: older ones count as part of the module. */
export const recentChanges: RecentChanges = {
  async listNewest(db, count) {
    const changes = [...(await changedModules(db, count)), ...(await changedDocuments(db, count))]
    return changes.sort((one, other) => compareTexts(dayOf(other), dayOf(one))).slice(0, count)
  },
}

function dayOf({ updated_at }: { updated_at: string }): string {
  return updated_at.slice(0, DATE_LENGTH)
}

async function changedModules(db: Db, count: number): Promise<ChangedModule[]> {
  const newest = await selectLive(db, moduleType.kind)
    .orderBy('version.at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(count)
    .execute()
  const entries = newest.map(({ entry }) => entry)
  const modules = await listLive(db, moduleType, { entries })
  const categories = await listCategories(db)
  return modules
    .toSorted((one, other) => entries.indexOf(one.entry) - entries.indexOf(other.entry))
    .map(({ id, title, slug, updatedAt, value }) => {
      const { files_count, links_count } = presentModule(value, () => undefined)
      return {
        kind: 'module',
        id,
        title,
        page: `/training/${slug}`,
        updated_at: updatedAt,
        category_place: categories.findIndex((category) => String(category.id) === value.category),
        files_count,
        links_count,
      }
    })
}

async function changedDocuments(db: Db, count: number): Promise<ChangedDocument[]> {
  const files = await selectLive(db, moduleType.kind)
    .innerJoin('file_use', (join) =>
      join.onRef('file_use.kind', '=', 'entry.kind').onRef('file_use.entry', '=', 'entry.entry'),
    )
    .innerJoin('file', 'file.id', 'file_use.file_id')
    .select(['file.id as fileId', 'file.media_type', 'file.created_at'])
    // `version.at` may be a date and `file.created_at` a time: compare the dates.
    .where(({ eb, fn, val }) =>
      eb(
        fn<string>('substr', ['file.created_at', val(1), val(DATE_LENGTH)]),
        '>',
        fn<string>('substr', ['version.at', val(1), val(DATE_LENGTH)]),
      ),
    )
    .execute()
  const fileOf = new Map(files.map((file) => [`${file.entry}/${file.fileId}`, file]))
  const modules = await listLive(db, moduleType, { entries: files.map(({ entry }) => entry) })
  return modules
    .flatMap(({ entry, slug, title, value }) =>
      value.files.flatMap((item): ChangedDocument[] => {
        const file = fileOf.get(`${entry}/${item.file}`)
        if (file === undefined) return []
        return [
          {
            kind: 'document',
            id: Number(item.key),
            title: item.title,
            page: `/training/${slug}/downloads?preview=${sectionOf(item)}-${item.key}`,
            updated_at: file.created_at,
            module: title,
            file_type: fileTypeOf(file.media_type),
          },
        ]
      }),
    )
    .sort((one, other) => compareTexts(other.updated_at, one.updated_at) || other.id - one.id)
    .slice(0, count)
}
