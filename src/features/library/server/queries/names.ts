import type { Db } from '#platform/database/schema.ts'

/** Every category that has modules, with the names and addresses of these. */
export async function listModuleNames(db: Db) {
  const rows = await db
    .selectFrom('module')
    .innerJoin('module_category', 'module_category.id', 'module.category_id')
    .select([
      'module.slug',
      'module.name',
      'module_category.id as category_id',
      'module_category.name as category_name',
    ])
    .orderBy('module_category.position')
    .orderBy('module.position')
    .orderBy('module.id')
    .execute()
  const categories = Map.groupBy(rows, (row) => row.category_id)
  return [...categories].map(([id, modules]) => ({
    id,
    name: modules[0]?.category_name ?? '',
    modules: modules.map(({ slug, name }) => ({ slug, name })),
  }))
}
