import { selectBySlug, selectLive } from '#content/server/live.ts'
import type { Db } from '#platform/database/schema.ts'
import { moduleType } from '../../content-types.ts'

/** The slug of today of the public module that has this id, or that has or had this slug; undefined for none. */
export async function findSlug(db: Db, slugOrId: string): Promise<string | undefined> {
  const module = await selectBySlug(db, moduleType.kind, slugOrId).select('slug').executeTakeFirst()
  return module?.slug ?? undefined
}

/** The public modules by name, as choices of a form. */
export async function listModuleChoices(db: Db): Promise<{ value: string; label: string }[]> {
  const modules = await selectLive(db, moduleType.kind).orderBy('entry.title').execute()
  return modules.map(({ slug, title }) => ({ value: slug ?? '', label: title }))
}

/** Those of these modules that are public, by name. */
export async function listModuleLinks(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  const modules = await selectLive(db, moduleType.kind).where('entry.id', 'in', ids).orderBy('entry.title').execute()
  return modules.map(({ entry, slug, title }) => ({ id: Number(entry), slug: slug ?? '', name: title }))
}
