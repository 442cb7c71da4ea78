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
const DAY_MS = 24 * 60 * 60 * 1000
/** Read first: some are guides, which are no documents of their own. */
const FILES = 20

/** Modules, and documents that are newer than their module: older ones count as part of the module. */
export const recentChanges: RecentChanges = {
  async listNewest(db, count) {
    const modules = await changedModules(db, count)
    const oldest = modules.length < count ? undefined : modules.at(-1)
    const changes = [...modules, ...(await changedDocuments(db, count, oldest ? dayAfter(oldest) : ''))]
    return changes.sort((one, other) => compareTexts(dayOf(other), dayOf(one))).slice(0, count)
  },
}

function dayOf({ updated_at }: { updated_at: string }): string {
  return updated_at.slice(0, DATE_LENGTH)
}

function dayAfter(change: ChangedModule): string {
  return new Date(Date.parse(dayOf(change)) + DAY_MS).toISOString().slice(0, DATE_LENGTH)
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

/** Reads the newest files until they have enough documents. @param first ISO date; older ones are in no list */
async function changedDocuments(db: Db, count: number, first: string, limit = FILES): Promise<ChangedDocument[]> {
  const files = await db
    .selectFrom('file')
    // SQLite keeps the order of cross joins: it reads from the newest file on.
    .crossJoin('file_use')
    .crossJoin('entry')
    .crossJoin('version')
    .select(['file.id', 'file.media_type', 'file.created_at', 'entry.entry'])
    .where('file.created_at', '>=', first)
    .whereRef('file_use.file_id', '=', 'file.id')
    .where('file_use.kind', '=', moduleType.kind)
    .whereRef('entry.kind', '=', 'file_use.kind')
    .whereRef('entry.entry', '=', 'file_use.entry')
    .whereRef('version.kind', '=', 'entry.kind')
    .whereRef('version.entry', '=', 'entry.entry')
    .whereRef('version.number', '=', 'entry.live')
    // `version.at` may be a date and `file.created_at` a time: compare the dates.
    .where(({ eb, fn, val }) =>
      eb(
        fn<string>('substr', ['file.created_at', val(1), val(DATE_LENGTH)]),
        '>',
        fn<string>('substr', ['version.at', val(1), val(DATE_LENGTH)]),
      ),
    )
    .orderBy('file.created_at', 'desc')
    .limit(limit)
    .execute()
  const fileOf = new Map(files.map((file) => [`${file.entry}/${file.id}`, file]))
  const modules = await listLive(db, moduleType, { entries: files.map(({ entry }) => entry) })
  const documents = modules
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
  const hasAll = files.length < limit
  // Other files may have the time of the last one.
  const known = documents.filter(({ updated_at }) => hasAll || updated_at !== files.at(-1)?.created_at)
  return hasAll || known.length >= count ? known.slice(0, count) : changedDocuments(db, count, first, 4 * limit)
}
