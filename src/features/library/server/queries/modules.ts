import { fileFinder } from '#content/server/find-files.ts'
import { type ListedEntry, type LiveEntry, listEntries, listLive } from '#content/server/live.ts'
import type { FindFile } from '#core/content-files.ts'
import { formatSize } from '#core/format.ts'
import { containsWords } from '#core/text-search.ts'
import type { Db } from '#platform/database/schema.ts'
import { filesById } from '#platform/files/queries.ts'
import { moduleCategoryType, moduleType } from '../../content-types.ts'
import type { Category, Module, NamedCategory } from '../../contract.ts'
import { type ModuleValue, presentModule } from '../../present/module.ts'
import { readSizes } from './module-documents.ts'

/** A public module with its category. */
export type LiveModule = InCategory<LiveEntry<ModuleValue>>
type InCategory<Module> = Module & { category: ListedEntry }

/** All public modules, category by category. */
export async function listLiveModules(db: Db): Promise<LiveModule[]> {
  return withCategories(db, await listLive(db, moduleType))
}

export async function findLiveModule(db: Db, slugOrId: string): Promise<LiveModule | undefined> {
  const found = await listLive(db, moduleType, { slugOrName: slugOrId })
  return (await withCategories(db, found))[0]
}

/** Puts modules, which are in the order of their positions, in that of their categories. */
export async function withCategories<Module extends ListedEntry>(
  db: Db,
  modules: readonly Module[],
): Promise<InCategory<Module>[]> {
  const categories = new Map((await listEntries(db, moduleCategoryType)).map((category) => [category.entry, category]))
  return modules
    .flatMap((module) => {
      const category = categories.get(module.listedBy)
      return category ? [{ ...module, category }] : []
    })
    .sort((one, other) => one.category.position - other.category.position)
}

/** A module without the ids of its discussions, which `withDiscussions` adds. */
export type ModuleFacts = Omit<Module, 'relatedDiscussionsId'>

export async function listCategories(db: Db): Promise<Category[]> {
  return (await listEntries(db, moduleCategoryType)).map(({ id, title }) => ({ id, name: title }))
}

/** Every category that has modules, with their names and slugs. */
export async function listModuleNames(db: Db): Promise<NamedCategory[]> {
  const modules = await withCategories(db, await listEntries(db, moduleType))
  const categories = Map.groupBy(modules, ({ category }) => category.id)
  return [...categories].map(([id, modules]) => ({
    id,
    name: modules[0]?.category.title ?? '',
    modules: modules.map(({ slug, title }) => ({ slug, name: title })),
  }))
}

/**
 * Modules by position, category by category.
 * @param filter `category` is an id; `search` is a part of the name or the description, without regard to case and accents
 */
export async function listModules(
  db: Db,
  { category, search = '' }: { category?: number | undefined; search?: string | undefined },
): Promise<ModuleFacts[]> {
  const modules = (await listLiveModules(db)).filter(
    ({ category: { id }, value: { name, description } }) =>
      (category === undefined || category === id) && containsWords(`${name}\n${description}`, search),
  )
  // The only documents that lists name are the guides.
  const guides = modules.map(({ value }) => value.facilitators_guide_file)
  const [find, sizes] = [fileFinder(await filesById(db, guides)), await readSizes(db)]
  return modules.map((live) => factsOf(live, find, sizes))
}

export async function readModule(db: Db, live: LiveModule): Promise<ModuleFacts> {
  const guide = await filesById(db, [live.value.facilitators_guide_file])
  return factsOf(live, fileFinder(guide), await readSizes(db, live.entry))
}

function factsOf(live: LiveModule, find: FindFile, sizes: ReadonlyMap<string, number>): ModuleFacts {
  const bytes = sizes.get(live.entry) ?? 0
  return {
    id: live.id,
    slug: live.slug,
    ...presentModule(live.value, find),
    category: { id: live.category.id, name: live.category.title },
    created_at: live.publishedAt,
    updated_at: live.updatedAt,
    change_note: live.note,
    files_size: bytes === 0 ? '' : formatSize(bytes),
    files_size_bytes: bytes,
  }
}
