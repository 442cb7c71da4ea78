import { urlOf } from '#core/client.ts'
import { badgeKindOf } from '#core/file-labels.ts'
import { FORMAT_KEYWORDS } from '#core/format-keywords.ts'
import type { SearchLanguage } from '#core/search-filters.ts'
import { textOfMarkup } from '#core/words.ts'
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
import { guideTitle } from '../messages.ts'
import { paths } from '../paths.ts'
import { findModule, listModules, type ModuleFacts } from './queries/modules.ts'

/** Between the entries of one module and the next: more than a module has. */
const STEP = 1000
/** Modules of one category, at most; together with `STEP` below the positions of other features. */
const CATEGORY_STEP = 1000 * STEP
const MAX_PURPOSE_LETTERS = 300

/** Modules with their documents and links. */
export const searchable: Searchable = {
  async *scopes(db) {
    for (const module of await listModules(db, {})) yield scopeOf(db, module)
  },
}

/** Makes a module with its documents findable, in the transaction that changes it. */
export async function indexModule(tx: Tx, id: number): Promise<void> {
  const module = await findModule(tx, String(id))
  await indexScope(tx, module ? await scopeOf(tx, module) : { name: scopeName(id), entries: [] })
}

const scopeName = (id: number) => `module:${id}`

async function scopeOf(db: Db, module: ModuleFacts): Promise<SearchScope> {
  const position = await positionOf(db, module.id)
  const documents = await documentsOf(db, module, position)
  return { name: scopeName(module.id), entries: [moduleEntry(module, position, documents), ...documents] }
}

async function positionOf(db: Db, id: number): Promise<number> {
  const row = await db
    .selectFrom('module')
    .innerJoin('module_category', 'module_category.id', 'module.category_id')
    .select(['module.position', 'module_category.position as category_position'])
    .where('module.id', '=', id)
    .executeTakeFirstOrThrow()
  return row.category_position * CATEGORY_STEP + row.position * STEP
}

/** A module is also found by the titles of its documents: 'implant checklist'. */
function moduleEntry(module: ModuleFacts, position: number, documents: readonly SearchEntry[]): ModuleEntry {
  const purpose = textOfMarkup(module.purpose)
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
    shown: {
      id,
      slug,
      category,
      purpose: beginning(purpose),
      files_count,
      links_count,
      files_size,
      files_size_bytes,
      archive,
    },
  }
}

/** Cut between two words. */
function beginning(text: string): string {
  if (text.length <= MAX_PURPOSE_LETTERS) return text
  const cut = text.slice(0, MAX_PURPOSE_LETTERS)
  return `${cut.slice(0, cut.lastIndexOf(' ')).trimEnd()}…`
}

/** Modules name their language in words: 'English', 'French'. */
function languageOf({ language }: Pick<ModuleFacts, 'language'>): SearchLanguage {
  if (/^fr/i.test(language)) return 'fr'
  return /^(?:es|sp)/i.test(language) ? 'es' : 'en'
}

async function documentsOf(db: Db, module: ModuleFacts, position: number): Promise<ResourceEntry[]> {
  const guide = await db
    .selectFrom('module')
    .select('facilitators_guide_file_id as file_id')
    .where('id', '=', module.id)
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('session_file')
    .selectAll()
    .where('module_id', '=', module.id)
    .orderBy('position')
    .execute()
  const ids = [guide.file_id, ...rows.map((row) => row.file_id)]
  const files = await filesById(db, ids)
  const texts = await textsById(db, ids)
  const guideFile = guide.file_id === null ? undefined : files.get(guide.file_id)
  const documents = rows.map((row, place): ResourceEntry => {
    const fields = fileOrLinkFieldsOf(row, files)
    const downloads = `/training/${module.slug}/downloads`
    return {
      ...commonParts(module, fields),
      source: `session_file:${row.id}`,
      position: position + 2 + place,
      title: row.title,
      details: row.details,
      text: row.file_id === null ? '' : (texts.get(row.file_id) ?? ''),
      page: fields.path_type === 'URL' ? downloads : `${downloads}?preview=${row.section}-${row.id}`,
      shown: { id: row.id, module: { slug: module.slug, name: module.name }, ...fields },
    }
  })
  if (guideFile === undefined) return documents
  return [guideEntry(module, guideFile, texts.get(guideFile.id) ?? '', position + 1), ...documents]
}

/** A document is also found by the name of its module and of its format: 'slides implant'. */
function commonParts(module: ModuleFacts, fields: Parameters<typeof badgeKindOf>[0] & { size_bytes: number }) {
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
    ...commonParts(module, fields),
    source: `facilitators_guide:${module.id}`,
    position,
    title: guideTitle(module.name),
    details: '',
    text,
    page: `/training/${module.slug}?preview=facilitators_guide-file`,
    shown: { id: module.id, module: { slug: module.slug, name: module.name }, ...fields },
  }
}
