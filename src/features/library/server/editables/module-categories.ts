import { editable } from '#content/server/editable.ts'
import type { Problem } from '#core/content-problems.ts'
import { rowIdOf } from '#core/content-type.ts'
import { inputError } from '#core/errors.ts'
import { recordChange } from '#platform/database/change-log.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { nextPosition, writeOrder, writeRow } from '#platform/database/write-rows.ts'
import { problemText } from '../../content-types/messages.ts'
import { moduleCategoryType } from '../../content-types.ts'
import { listCategories } from '../queries/modules.ts'
import { indexModule } from '../searchable.ts'

export const moduleCategories = editable({
  type: moduleCategoryType,
  async list(db) {
    const categories = await listCategories(db)
    return categories.map(({ id, name }) => ({ entry: String(id), title: name, page: `/training?category=${id}` }))
  },
  async read(db, entry) {
    const id = rowIdOf(entry) ?? 0
    return db.selectFrom('module_category').select('name').where('id', '=', id).executeTakeFirst()
  },
  async write(tx, entry, value) {
    const name = value.name.trim()
    const id = entry === undefined ? undefined : Number(entry)
    if (await isUsed(tx, name, id)) throw inputError('name_taken', problemText.categoryTaken)
    const position = await nextPosition(tx, 'module_category')
    const written = await writeRow(tx, 'module_category', id, { name }, { position })
    await indexModules(tx, written)
    await recordChange(tx, 'library')
    return String(written)
  },
  async remove(tx, entry) {
    const id = Number(entry)
    const module = await tx.selectFrom('module').select('id').where('category_id', '=', id).limit(1).executeTakeFirst()
    if (module !== undefined) throw inputError('has_modules', problemText.categoryHasModules)
    await tx.deleteFrom('module_category').where('id', '=', id).execute()
    await recordChange(tx, 'library')
  },
  async order(tx, entries) {
    for (const id of await writeOrder(tx, 'module_category', entries)) await indexModules(tx, id)
    await recordChange(tx, 'library')
  },
  async check(db, entry, value): Promise<Problem[]> {
    if (!(await isUsed(db, value.name.trim(), rowIdOf(entry)))) return []
    return [{ path: ['name'], code: 'name_taken', level: 'error', message: problemText.categoryTaken }]
  },
})

/** Search shows the category of a module, and lists modules in the order of the categories. */
async function indexModules(tx: Tx, categoryId: number): Promise<void> {
  const modules = await tx.selectFrom('module').select('id').where('category_id', '=', categoryId).execute()
  for (const { id } of modules) await indexModule(tx, id)
}

async function isUsed(db: Db, name: string, id: number | undefined): Promise<boolean> {
  const other = await db
    .selectFrom('module_category')
    .select('id')
    .where('name', '=', name)
    .where('id', '!=', id ?? 0)
    .executeTakeFirst()
  return other !== undefined
}
