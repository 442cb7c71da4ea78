import { type LiveEntry, listLive } from '#content/server/live.ts'
import type { ValueOf } from '#core/content-type.ts'
import type { Db } from '#platform/database/schema.ts'
import { moduleCategoryType, moduleType } from '../../content-types.ts'
import type { ModuleValue } from '../../present/module.ts'

/** A public module with its category. */
export interface LiveModule extends LiveEntry<ModuleValue> {
  category: LiveEntry<ValueOf<typeof moduleCategoryType.fields>>
}

/** All public modules, category by category. */
export async function listLiveModules(db: Db): Promise<LiveModule[]> {
  return withCategories(db, await listLive(db, moduleType))
}

export async function findLiveModule(db: Db, slugOrId: string): Promise<LiveModule | undefined> {
  const found = await listLive(db, moduleType, { slugOrName: slugOrId })
  return (await withCategories(db, found))[0]
}

/** Puts modules, which are in the order of their positions, in that of their categories. */
export async function withCategories(db: Db, modules: readonly LiveEntry<ModuleValue>[]): Promise<LiveModule[]> {
  const categories = new Map((await listLive(db, moduleCategoryType)).map((category) => [category.entry, category]))
  return modules
    .flatMap((module) => {
      const category = categories.get(module.value.category)
      return category ? [{ ...module, category }] : []
    })
    .sort((one, other) => one.category.position - other.category.position)
}
