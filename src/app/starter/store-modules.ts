import { emptyValue } from '#core/content-type.ts'
import { formatDuration } from '#core/format.ts'
import { newItems, writeEntry } from '#features/editing/server/public.ts'
import { moduleType } from '#features/library/content-types.ts'
import { languageCode, moduleCategories, modules } from '#features/library/server/public.ts'
import { materialSections } from '#features/pages/server/public.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { AddFile, StarterModule, StarterSection } from './content.ts'

/** Writes the modules, and their categories in the order in which the modules name them. */
export async function storeModules(tx: Tx, add: AddFile, starter: readonly StarterModule[]): Promise<void> {
  const categories = new Map<string, string>()
  for (const module of starter) {
    const { name, category, description, language, published, updated, objectives, videos } = module.text
    const entry = categories.get(category) ?? (await writeEntry(tx, moduleCategories, { name: category }))
    categories.set(category, entry)
    const value = {
      ...emptyValue(moduleType.fields),
      slug: module.slug,
      name,
      description,
      category: entry,
      language: languageCode(language),
      purpose: module.purpose,
      facilitators_guide: module.guide,
      facilitators_guide_file: await add(module.guideDocument),
      objectives: newItems(objectives),
      videos: newItems(
        videos.map(({ title, url, seconds, cover }) => ({
          title,
          url,
          duration: formatDuration(seconds),
          is_cover: cover,
        })),
      ),
      files: newItems(await sessionFiles(module, add)),
    }
    await writeEntry(tx, modules, value, { now: new Date(updated), firstPublished: published })
  }
}

async function sessionFiles(module: StarterModule, add: AddFile) {
  const none = emptyValue(moduleType.fields.files.fields)
  const files = []
  for (const { section, file } of module.documents) {
    files.push({ ...none, section, title: file.title, details: file.details, file: await add(file) })
  }
  const links = module.text.references.map((link) => ({ ...none, section: 'references', ...link }))
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
