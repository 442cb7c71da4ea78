import { compareTexts } from '#core/format.ts'
import type { ChangedDocument, ChangedModule, RecentChanges } from '#features/pages/server/recent-changes.ts'
import type { Db } from '#platform/database/schema.ts'
import { fileTypeOf } from '#platform/files/media-types.ts'

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
  const rows = await db
    .selectFrom('module')
    .select(['id', 'slug', 'name', 'category_id', 'facilitators_guide_file_id', 'updated_at'])
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute()
  const moduleIds = rows.map(({ id }) => id)
  const counts = await countContents(db, moduleIds)
  const categories = await db.selectFrom('module_category').select('id').orderBy('position').orderBy('id').execute()
  return rows.map((row) => {
    const { files = 0, links = 0 } = counts.get(row.id) ?? {}
    return {
      kind: 'module',
      id: row.id,
      title: row.name,
      page: `/training/${row.slug}`,
      updated_at: row.updated_at,
      category_place: categories.findIndex(({ id }) => id === row.category_id),
      files_count: files + (row.facilitators_guide_file_id === null ? 0 : 1),
      links_count: links,
    }
  })
}

/** Documents and links in the sections of each module, by module id. */
async function countContents(db: Db, moduleIds: readonly number[]) {
  if (moduleIds.length === 0) return new Map<number, { files: number; links: number }>()
  const rows = await db
    .selectFrom('session_file')
    .where('module_id', 'in', moduleIds)
    .groupBy('module_id')
    .select(({ fn }) => ['module_id', fn.count<number>('file_id').as('files'), fn.count<number>('url').as('links')])
    .execute()
  return new Map(rows.map((row) => [row.module_id, { files: Number(row.files), links: Number(row.links) }]))
}

async function changedDocuments(db: Db, count: number): Promise<ChangedDocument[]> {
  const rows = await db
    .selectFrom('session_file')
    .innerJoin('file', 'file.id', 'session_file.file_id')
    .innerJoin('module', 'module.id', 'session_file.module_id')
    .select(['session_file.id', 'session_file.section', 'session_file.title', 'file.media_type', 'file.created_at'])
    .select(['module.slug', 'module.name'])
    // `module.updated_at` is a date and `file.created_at` a time: compare the dates.
    .where(({ eb, fn, val }) =>
      eb(
        fn<string>('substr', ['file.created_at', val(1), val(DATE_LENGTH)]),
        '>',
        fn<string>('substr', ['module.updated_at', val(1), val(DATE_LENGTH)]),
      ),
    )
    .orderBy('file.created_at', 'desc')
    .orderBy('session_file.id', 'desc')
    .limit(count)
    .execute()
  return rows.map((row) => ({
    kind: 'document',
    id: row.id,
    title: row.title,
    page: `/training/${row.slug}/downloads?preview=${row.section}-${row.id}`,
    updated_at: row.created_at,
    module: row.name,
    file_type: fileTypeOf(row.media_type),
  }))
}
