import { type LiveEntry, listLive } from '#content/server/live.ts'
import type { ValueOf } from '#core/content-type.ts'
import type { Db } from '#platform/database/schema.ts'
import { summarizeArchive } from '#platform/files/archive/layout.ts'
import { moduleCategoryType, moduleType } from '../../content-types.ts'
import type { Category, Module, NamedCategory } from '../../contract.ts'
import { type ModuleValue, presentModule } from '../../present/module.ts'
import { moduleEntries } from '../archives.ts'
import { withDocuments } from './module-documents.ts'

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

/** A module without the ids of its discussions, which `withDiscussions` adds. */
export type ModuleFacts = Omit<Module, 'relatedDiscussionsId'>

export async function listCategories(db: Db): Promise<Category[]> {
  return (await listLive(db, moduleCategoryType)).map(({ id, title }) => ({ id, name: title }))
}

/** Every category that has modules, with their names and slugs. */
export async function listModuleNames(db: Db): Promise<NamedCategory[]> {
  const categories = Map.groupBy(await listLiveModules(db), ({ category }) => category.id)
  return [...categories].map(([id, modules]) => ({
    id,
    name: modules[0]?.category.title ?? '',
    modules: modules.map(({ slug, title }) => ({ slug, name: title })),
  }))
}

/**
 * Modules by position, category by category.
 * @param filter `category` is an id; `search` is a part of the name or the description, in any case
 */
export async function listModules(
  db: Db,
  { category, search = '' }: { category?: number | undefined; search?: string | undefined },
): Promise<ModuleFacts[]> {
  const words = search.trim().toLowerCase()
  const modules = (await listLiveModules(db)).filter(
    ({ category: { id }, value: { name, description } }) =>
      (category === undefined || category === id) && `${name}\n${description}`.toLowerCase().includes(words),
  )
  return (await presentModules(db, modules)).map(({ module }) => module)
}

export async function findModule(db: Db, slugOrId: string): Promise<ModuleFacts | undefined> {
  return (await findPresented(db, slugOrId))?.module
}

/** A module with its value and its documents. */
export async function findPresented(db: Db, slugOrId: string) {
  const live = await findLiveModule(db, slugOrId)
  return live && (await presentModules(db, [live]))[0]
}

export async function presentModules(db: Db, modules: readonly LiveModule[]) {
  return (await withDocuments(db, modules)).map(({ live, documents, find }) => {
    const archive = summarizeArchive(moduleEntries(documents))
    const module: ModuleFacts = {
      id: live.id,
      slug: live.slug,
      ...presentModule(live.value, find),
      category: { id: live.category.id, name: live.category.title },
      created_at: live.publishedAt,
      updated_at: live.updatedAt,
      change_note: live.note,
      files_size: archive.size,
      files_size_bytes: archive.size_bytes,
    }
    return { live, documents, find, module }
  })
}
