import { urlOf } from '#core/client.ts'
import { badgeKindOf } from '#core/file-labels.ts'
import { FORMAT_KEYWORDS } from '#core/format-keywords.ts'
import type { SearchLanguage } from '#core/search-filters.ts'
import { textOfHtml } from '#core/words.ts'
import { indexScope } from '#features/search/server/public.ts'
import type {
  ModuleEntry,
  ResourceEntry,
  Searchable,
  SearchEntry,
  SearchScope,
} from '#features/search/server/searchable.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { fileFieldsOf, fileOrLinkFieldsOf } from '#platform/files/file-fields.ts'
import { filesById, type ListedFile, textsById } from '#platform/files/queries.ts'
import { guideTitle, SECTION_TITLES } from '../messages.ts'
import { paths } from '../paths.ts'
import { findModule, listModules, type ModuleFacts } from './queries/modules.ts'

/** Distance between the positions of two modules: more than the entries of one module. */
const MODULE_STEP = 1000
/** Distance between two categories: room for 1000 modules. The positions of other features are above all of them. */
const CATEGORY_STEP = 1000 * MODULE_STEP
/** In characters. */
const MAX_PURPOSE_LENGTH = 300

/** Modules with their documents and links. */
export const searchable: Searchable = {
  async *scopes(db) {
    for (const module of await listModules(db, {})) yield readScope(db, module)
  },
}

/** Updates the index entries of a module and its documents, in the transaction that changes them. */
export async function indexModule(tx: Tx, id: number): Promise<void> {
  const module = await findModule(tx, String(id))
  await indexScope(tx, module ? await readScope(tx, module) : { name: scopeName(id), entries: [] })
}

const scopeName = (id: number) => `module:${id}`

async function readScope(db: Db, module: ModuleFacts): Promise<SearchScope> {
  const row = await db
    .selectFrom('module')
    .innerJoin('module_category', 'module_category.id', 'module.category_id')
    .select(['module.position', 'module_category.position as category_position'])
    .select('module.facilitators_guide_file_id as guide_file_id')
    .where('module.id', '=', module.id)
    .executeTakeFirstOrThrow()
  const position = row.category_position * CATEGORY_STEP + row.position * MODULE_STEP
  const documents = await documentEntries(db, module, { guideFileId: row.guide_file_id, position })
  return { name: scopeName(module.id), entries: [moduleEntry(module, position, documents), ...documents] }
}

/** The titles of its documents also find a module: 'implant checklist'. */
function moduleEntry(module: ModuleFacts, position: number, documents: readonly SearchEntry[]): ModuleEntry {
  const purpose = textOfHtml(module.purpose)
  const { id, slug, category, files_count, links_count, files_size, files_size_bytes } = module
  const archive = files_count === 0 ? null : urlOf(paths.downloadModule, { params: { module: slug } })
  return {
    kind: 'module',
    source: scopeName(id),
    position,
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
  { guideFileId, position }: { guideFileId: number | null; position: number },
): Promise<ResourceEntry[]> {
  const rows = await db
    .selectFrom('session_file')
    .selectAll()
    .where('module_id', '=', module.id)
    .orderBy('position')
    .execute()
  const ids = [guideFileId, ...rows.map((row) => row.file_id)]
  const files = await filesById(db, ids)
  const texts = await textsById(db, ids)
  const guideFile = guideFileId === null ? undefined : files.get(guideFileId)
  const documents = rows.map((row, index): ResourceEntry => {
    const fields = fileOrLinkFieldsOf(row, files)
    const downloads = `/training/${module.slug}/downloads`
    const common = commonFields(module, fields)
    return {
      ...common,
      keywords: `${common.keywords}\n${SECTION_TITLES[row.section]}`,
      source: `session_file:${row.id}`,
      position: position + 2 + index,
      title: row.title,
      details: row.details,
      text: row.file_id === null ? '' : (texts.get(row.file_id) ?? ''),
      page: fields.path_type === 'URL' ? downloads : `${downloads}?preview=${row.section}-${row.id}`,
      display: { id: row.id, module: { slug: module.slug, name: module.name }, ...fields },
    }
  })
  if (guideFile === undefined) return documents
  return [guideEntry(module, guideFile, texts.get(guideFile.id) ?? '', position + 1), ...documents]
}

/** The names of its module, of its section and of its format also find a document: 'slides implant'. */
function commonFields(module: ModuleFacts, fields: Parameters<typeof badgeKindOf>[0] & { size_bytes: number }) {
  const format = badgeKindOf(fields)
  return {
    kind: 'resource' as const,
    language: languageOf(module),
    format,
    sizeBytes: fields.size_bytes,
    keywords: `${module.name}\n${FORMAT_KEYWORDS[format]}`,
  }
}

function guideEntry(module: ModuleFacts, file: ListedFile, text: string, position: number): ResourceEntry {
  const fields = { ...fileFieldsOf(file), path_type: 'FILE', url: null } as const
  return {
    ...commonFields(module, fields),
    source: `facilitators_guide:${module.id}`,
    position,
    title: guideTitle(module.name),
    details: '',
    text,
    page: `/training/${module.slug}?preview=facilitators_guide-file`,
    display: { id: module.id, module: { slug: module.slug, name: module.name }, ...fields },
  }
}
