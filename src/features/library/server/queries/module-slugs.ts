import type { Db } from '#platform/database/schema.ts'
import { selectModuleId } from './module-id.ts'

/** The slug of today of the public module that has or had a slug; undefined for none. */
export async function findSlug(db: Db, slug: string): Promise<string | undefined> {
  const module = await db
    .selectFrom('module')
    .select('slug')
    .where('id', '=', selectModuleId(db, slug))
    .executeTakeFirst()
  return module?.slug
}

/** The public modules by name, as choices of a form. */
export async function listModuleChoices(db: Db): Promise<{ value: string; label: string }[]> {
  return db.selectFrom('module').select(['slug as value', 'name as label']).orderBy('name').execute()
}
