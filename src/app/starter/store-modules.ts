import { formatDuration } from '#core/format.ts'
import { newItems, writeEntry } from '#features/editing/server/public.ts'
import { addCategory, addModule, type NewSessionFile } from '#features/library/server/public.ts'
import { materialSections } from '#features/pages/server/public.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { AddFile, StarterModule, StarterSection } from './content.ts'

/** Writes the modules, and their categories in the order in which the modules name them. */
export async function storeModules(tx: Tx, add: AddFile, modules: readonly StarterModule[]): Promise<void> {
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
      facilitatorsGuideFileId: await add(module.guideDocument),
      files: await sessionFiles(module, add),
    })
  }
}

async function sessionFiles(module: StarterModule, add: AddFile): Promise<NewSessionFile[]> {
  const files: NewSessionFile[] = []
  for (const { section, file } of module.documents) {
    files.push({ section, title: file.title, details: file.details, target: { fileId: await add(file) } })
  }
  const links = module.text.references.map(({ title, details, url }) => ({
    section: 'references' as const,
    title,
    details,
    target: { url },
  }))
  return [...files, ...links]
}

/** Writes the French and Spanish materials. */
export async function storeSections(tx: Tx, add: AddFile, sections: readonly StarterSection[]): Promise<void> {
  for (const { language, text, documents } of sections) {
    const files = []
    for (const file of documents) {
      files.push({ title: file.title, details: file.details, file: await add(file), url: '' })
    }
    const videos = text.videos.map(({ title, url, seconds }) => ({ title, url, duration: formatDuration(seconds) }))
    await writeEntry(tx, materialSections, {
      name: text.name,
      language,
      files: newItems(files),
      videos: newItems(videos),
    })
  }
}
