import { findLive, type LiveEntry, listLive } from '#content/server/live.ts'
import type { ValueOf } from '#core/content-type.ts'
import type { Db } from '#platform/database/schema.ts'
import { moduleCategoryType, moduleType } from '../../content-types.ts'
import type { ModuleValue } from '../../present/module.ts'
import { selectModule } from './module-id.ts'

/** A public module with its category. */
export interface LiveModule extends LiveEntry<ModuleValue> {
  category: LiveEntry<ValueOf<typeof moduleCategoryType.fields>>
}

/** All public modules, category by category. */
export async function listLiveModules(db: Db): Promise<LiveModule[]> {
  return withCategories(db, await listLive(db, moduleType))
}

export async function findLiveModule(db: Db, slugOrId: string): Promise<LiveModule | undefined> {
  const found = await selectModule(db, slugOrId).select('entry').executeTakeFirst()
  const live = found && (await findLive(db, moduleType, found.entry))
  return live && (await withCategories(db, [live]))[0]
}

/** Puts modules in the order of their categories. */
export async function withCategories(db: Db, modules: readonly LiveEntry<ModuleValue>[]): Promise<LiveModule[]> {
  const categories = await listLive(db, moduleCategoryType)
  const ofCategory = Map.groupBy(modules, ({ value }) => value.category)
  return categories.flatMap((category) =>
    (ofCategory.get(category.entry) ?? []).map((module) => ({ ...module, category })),
  )
}
