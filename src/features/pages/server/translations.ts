import { readFiles } from '#content/server/find-files.ts'
import { type LiveEntry, listLive } from '#content/server/live.ts'
import type { ValueOf } from '#core/content-type.ts'
import { formatSize } from '#core/format.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Feature } from '#platform/feature.ts'
import { materialSectionType } from '../content-types.ts'
import type { SectionLanguages } from '../contract.ts'
import { materialsText } from '../messages.ts'
import { languageOf, MATERIALS_PATHS } from './searchable.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    translations?: Translations
  }
}

/** What the library offers to the sections of the materials: which modules have their subject. */
export interface Translations {
  /** By the name of the section's entry. */
  ofSections(db: Db): Promise<ReadonlyMap<string, Omit<SectionLanguages, 'english_only'>>>
}

/** @throws {Error} when no feature offers them */
export function getTranslations(features: readonly Feature[]): Translations {
  const translations = features.find((feature) => feature.translations)?.translations
  if (translations === undefined) throw new Error('No feature offers translations')
  return translations
}

type Section = LiveEntry<ValueOf<typeof materialSectionType.fields>>

/** The public sections among these, as links of other languages show them, by the name of their entry. */
export async function readSectionLinks(db: Db, entries: readonly string[]) {
  const sections = await listLive(db, materialSectionType, { entries })
  const values = sections.map(({ value }) => value)
  const files = await readFiles(db, materialSectionType, values)
  const linkOf = ({ entry, id, value }: Section) => {
    const documents = value.files.flatMap(({ file }) => (file === null ? [] : (files.get(file) ?? [])))
    const bytes = documents.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
    const code = languageOf(value)
    const link = {
      language: materialsText[code].language,
      code,
      page: `${MATERIALS_PATHS[code]}#section-${id}`,
      name: value.name,
      files_count: documents.length,
      links_count: value.files.length - documents.length,
      size: bytes === 0 ? '' : formatSize(bytes),
      updated_at: newestOf(documents),
    }
    return [entry, link] as const
  }
  return new Map(sections.map(linkOf))
}

/** When the newest of these files came to the site. */
export function newestOf(files: Iterable<{ createdAt: string }>): string | null {
  return (
    Array.from(files, ({ createdAt }) => createdAt)
      .sort()
      .at(-1) ?? null
  )
}
