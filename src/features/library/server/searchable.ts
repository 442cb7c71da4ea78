import { lockNextIds } from '#content/server/live.ts'
import { listFileIds } from '#content/server/references.ts'
import { urlOf } from '#core/client.ts'
import { documentOf, type FindFile, fileOrLinkOf } from '#core/content-files.ts'
import type { FileOrLink } from '#core/file-fields.ts'
import { badgeKindOf } from '#core/file-labels.ts'
import { FORMAT_KEYWORDS } from '#core/format-keywords.ts'
import type { SearchLanguage } from '#core/search-filters.ts'
import { textOfHtml } from '#core/words.ts'
import { indexScope } from '#features/search/server/public.ts'
import type { ModuleEntry, ResourceEntry, SearchEntry } from '#features/search/server/searchable.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { textsById } from '#platform/files/queries.ts'
import type { IndexedRows } from '#platform/search/rebuild-index.ts'
import { moduleType } from '../content-types.ts'
import { guideTitle, SECTION_TITLES } from '../messages.ts'
import { paths } from '../paths.ts'
import type { ModuleValue } from '../present/module.ts'
import { readDocuments, sectionOf } from './queries/module-documents.ts'
import { findLiveModule, type ModuleFacts, readModule } from './queries/modules.ts'

/** In characters. */
const MAX_PURPOSE_LENGTH = 300

/** Modules with their documents and links. */
export const indexedModules: IndexedRows = {
  lockNext: (tx, after, limit) => lockNextIds(tx, moduleType.kind, after, limit),
  index: (tx, id) => indexModule(tx, String(id)),
}

/** Updates the index entries of a module and its documents, in the transaction that changes them. */
export async function indexModule(tx: Tx, entry: string): Promise<void> {
  const live = await findLiveModule(tx, entry)
  const entries: SearchEntry[] = []
  if (live) {
    const [module, { find }] = [await readModule(tx, live), await readDocuments(tx, live.value)]
    const documents = await documentEntries(tx, module, live.value, find)
    entries.push(moduleEntry(module, documents), ...documents)
  }
  await indexScope(tx, { name: scopeName(entry), entries })
}

const scopeName = (entry: string | number) => `module:${entry}`

/** The titles of its documents also find a module: 'implant checklist'. */
function moduleEntry(module: ModuleFacts, documents: readonly SearchEntry[]): ModuleEntry {
  const purpose = textOfHtml(module.purpose)
  const { id, slug, category, files_count, links_count, files_size, files_size_bytes } = module
  const archive = files_count === 0 ? null : urlOf(paths.downloadModule, { params: { module: slug } })
  return {
    kind: 'module',
    source: scopeName(id),
    position: 0,
    inModule: { id, category: category.id },
    language: languageOf(module),
    title: module.name,
    details: module.description,
    keywords: documents.map((document) => document.title).join('\n'),
    text: purpose,
    page: `/training/${slug}`,
    display: {
      id,
      slug,
      category,
      purpose: excerpt(purpose),
      files_count,
      links_count,
      files_size,
      files_size_bytes,
      archive,
    },
  }
}

function excerpt(text: string): string {
  if (text.length <= MAX_PURPOSE_LENGTH) return text
  const start = text.slice(0, MAX_PURPOSE_LENGTH)
  return `${start.slice(0, start.lastIndexOf(' ')).trimEnd()}…`
}

/** A module has the English name of its language: 'English', 'French'. */
function languageOf({ language }: Pick<ModuleFacts, 'language'>): SearchLanguage {
  if (/^fr/i.test(language)) return 'fr'
  return /^(?:es|sp)/i.test(language) ? 'es' : 'en'
}

async function documentEntries(
  db: Db,
  module: ModuleFacts,
  value: ModuleValue,
  find: FindFile,
): Promise<ResourceEntry[]> {
  const texts = await textsById(db, listFileIds(moduleType, value))
  const textOf = (file: number | null) => texts.get(file ?? 0) ?? ''
  const documents = value.files.map((file, index): ResourceEntry => {
    const fields = fileOrLinkOf(find, file)
    const section = sectionOf(file)
    const downloads = `/training/${module.slug}/downloads`
    const common = commonFields(module, fields)
    return {
      ...common,
      keywords: `${common.keywords}\n${SECTION_TITLES[section]}`,
      source: `session_file:${file.key}`,
      position: 2 + index,
      title: file.title,
      details: file.details,
      text: textOf(file.file),
      page: fields.path_type === 'URL' ? downloads : `${downloads}?preview=${section}-${file.key}`,
      display: { id: Number(file.key), module: { slug: module.slug, name: module.name }, ...fields },
    }
  })
  const guide = documentOf(find, value.facilitators_guide_file)
  if (guide === undefined) return documents
  return [guideEntry(module, guide, textOf(value.facilitators_guide_file)), ...documents]
}

/** The names of its module, of its section and of its format also find a document: 'slides implant'. */
function commonFields(module: ModuleFacts, fields: Parameters<typeof badgeKindOf>[0] & { size_bytes: number }) {
  const format = badgeKindOf(fields)
  return {
    kind: 'resource' as const,
    inModule: { id: module.id, category: module.category.id },
    language: languageOf(module),
    format,
    sizeBytes: fields.size_bytes,
    keywords: `${module.name}\n${FORMAT_KEYWORDS[format]}`,
  }
}

function guideEntry(module: ModuleFacts, fields: FileOrLink, text: string): ResourceEntry {
  return {
    ...commonFields(module, fields),
    source: `facilitators_guide:${module.id}`,
    position: 1,
    title: guideTitle(module.name),
    details: '',
    text,
    page: `/training/${module.slug}?preview=facilitators_guide-file`,
    display: { id: module.id, module: { slug: module.slug, name: module.name }, ...fields },
  }
}
