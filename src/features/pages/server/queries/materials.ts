import { fileFinder, readFiles } from '#content/server/find-files.ts'
import { type LiveEntry, listLive } from '#content/server/live.ts'
import type { ValueOf } from '#core/content-type.ts'
import { wholeList } from '#core/paging.ts'
import type { Db } from '#platform/database/schema.ts'
import { type ArchiveEntry, summarizeArchive } from '#platform/files/archive/layout.ts'
import type { ListedFile } from '#platform/files/queries.ts'
import type { ArchiveResponse } from '#platform/http/serve.ts'
import { materialSectionType } from '../../content-types.ts'
import type { Materials, MaterialVideo } from '../../contract.ts'
import { archiveNames } from '../../messages.ts'
import { presentSection } from '../../present/pages.ts'
import { frenchMaterialsPage, spanishMaterialsPage } from '../editables/pages.ts'
import { languageOf, type MaterialLanguage } from '../searchable.ts'
import { newestOf, type Translations } from '../translations.ts'

const PAGES = { fr: frenchMaterialsPage, es: spanishMaterialsPage }

/** The sections of a language by position, and their stored files by id. */
interface Sections {
  sections: LiveEntry<ValueOf<typeof materialSectionType.fields>>[]
  files: ReadonlyMap<number, ListedFile>
}

export async function getMaterials(db: Db, language: MaterialLanguage, translations: Translations): Promise<Materials> {
  const [page, listed] = await Promise.all([PAGES[language].get(db), readSections(db, language)])
  const languages = await translations.ofSections(db)
  const results = presentSections(listed).map((section, index) => {
    const { entry = '', value } = listed.sections[index] ?? {}
    const found = languages.get(entry)
    return found ? { ...section, languages: { ...found, english_only: value?.english_only ?? '' } } : section
  })
  return {
    ...page,
    updated_at: newestOf(listed.files.values()),
    archive: summarizeArchive(listEntries(listed)),
    ...wholeList(results),
  }
}

async function readSections(db: Db, language: MaterialLanguage): Promise<Sections> {
  const all = await listLive(db, materialSectionType)
  const sections = all.filter(({ value }) => languageOf(value) === language)
  const values = sections.map(({ value }) => value)
  return { sections, files: await readFiles(db, materialSectionType, values) }
}

function presentSections({ sections, files }: Sections): Materials['results'] {
  const find = fileFinder(files)
  return sections.map(({ id, value }) => presentSection(id, value, find))
}

/** The videos of a section. */
export async function listVideos(db: Db, language: MaterialLanguage, section: number): Promise<MaterialVideo[]> {
  const sections = presentSections(await readSections(db, language))
  return sections.find(({ id }) => id === section)?.videos ?? []
}

/** Every document of a language, with a folder for each section. */
export async function materialsArchive(db: Db, language: MaterialLanguage): Promise<ArchiveResponse> {
  return { name: archiveNames[language], entries: listEntries(await readSections(db, language)) }
}

function listEntries({ sections, files }: Sections): ArchiveEntry[] {
  return sections.flatMap(({ value }) =>
    value.files.flatMap((item) => {
      const file = item.file === null ? undefined : files.get(item.file)
      if (file === undefined) return []
      const { name, sizeBytes, crc32, sha256, createdAt } = file
      return [{ name: `${value.name}/${name}`, sizeBytes, crc32, sha256, modified: new Date(createdAt) }]
    }),
  )
}
