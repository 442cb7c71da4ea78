import { addCategory, addModule, type NewSessionFile } from '#features/library/server/public.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { StoreFile } from './load.ts'
import type { PreparedModule } from './modules.ts'

/** Writes the modules, and the categories that they name in the order in which they come. */
export async function storeModules(tx: Tx, store: StoreFile, modules: readonly PreparedModule[]): Promise<void> {
  const categories = new Map<string, number>()
  for (const module of modules) {
    const { name, category, description, language, published, updated, objectives, videos } = module.text
    const categoryId = categories.get(category) ?? (await addCategory(tx, category)).id
    categories.set(category, categoryId)
    await addModule(tx, {
      slug: module.slug,
      name,
      description,
      categoryId,
      language,
      published,
      updated,
      objectives,
      videos,
      purpose: module.purpose,
      facilitatorsGuide: module.guide,
      facilitatorsGuideFileId: await store(module.guideDocument),
      files: await filesOf(module, store),
    })
  }
}

async function filesOf(module: PreparedModule, store: StoreFile): Promise<NewSessionFile[]> {
  const files: NewSessionFile[] = []
  for (const { section, prepared } of module.documents) {
    files.push({ section, title: prepared.title, details: prepared.details, target: { fileId: await store(prepared) } })
  }
  const links = module.text.references.map(({ title, details, url }) => ({
    section: 'references' as const,
    title,
    details,
    target: { url },
  }))
  return [...files, ...links]
}
