import { editable } from '#content/server/editable.ts'
import { rowIdOf } from '#core/content-type.ts'
import { filesPath } from '#features/editing/browser/components/files-path.ts'
import { recordChange } from '#platform/database/change-log.ts'
import { writeOrder } from '#platform/database/write-rows.ts'
import { moduleCategoryType, moduleType } from '../../content-types.ts'
import { countModuleMails } from '../announce-modules.ts'
import { listCategories } from '../queries/modules.ts'
import { indexModule } from '../searchable.ts'
import { checkModule } from './check-module.ts'
import { removeModule } from './off-site.ts'
import { readModule } from './read-module.ts'
import { writeModule } from './write-module.ts'

/** Modules with their objectives, files and videos. */
export const modules = editable({
  type: moduleType,
  pagePrefix: '/training/',
  newPage: (entry) => filesPath(`${moduleType.kind}/${entry}`),
  async formerPages(db) {
    const rows = await db
      .selectFrom('module_former_slug')
      .innerJoin('module', 'module.id', 'module_former_slug.module_id')
      .select('module_former_slug.slug')
      .execute()
    return rows.map(({ slug }) => `/training/${slug}`)
  },
  async list(db) {
    const rows = await db
      .selectFrom('module')
      .innerJoin('module_category', 'module_category.id', 'module.category_id')
      .select(['module.id', 'module.name', 'module.slug', 'module.review_by'])
      .orderBy('module_category.position')
      .orderBy('module.position')
      .orderBy('module.id')
      .execute()
    return rows.map(({ id, name, slug, review_by }) => ({
      entry: String(id),
      title: name,
      page: `/training/${slug}`,
      reviewBy: review_by,
    }))
  },
  read: (db, entry) => readModule(db, rowIdOf(entry) ?? 0),
  write: (tx, entry, value, change) => writeModule(tx, entry, value, change),
  async remove(tx, entry) {
    const id = Number(entry)
    await removeModule(tx, id)
    await indexModule(tx, id)
    await recordChange(tx, 'library')
  },
  async order(tx, entries) {
    // Search lists results that fit equally well in the order of the modules.
    for (const id of await writeOrder(tx, 'module', entries)) await indexModule(tx, id)
    await recordChange(tx, 'library')
  },
  async choices(db) {
    const categories = await listCategories(db)
    return { categories: categories.map(({ id, name }) => ({ value: String(id), label: name })) }
  },
  choiceKinds: { categories: moduleCategoryType.kind },
  hasOwnPackage: true,
  async dates(db, entry) {
    const row = await db
      .selectFrom('module')
      .select(['created_at', 'updated_at'])
      .where('id', '=', rowIdOf(entry) ?? 0)
      .executeTakeFirst()
    return row && { published: row.created_at, updated: row.updated_at }
  },
  check: checkModule,
  countMails: countModuleMails,
  language: ({ language }) => language || 'en',
})
