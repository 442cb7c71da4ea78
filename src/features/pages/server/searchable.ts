import { badgeKindOf } from '#core/file-labels.ts'
import { FORMAT_KEYWORDS } from '#core/format-keywords.ts'
import type { SearchLanguage } from '#core/search-filters.ts'
import { indexScope } from '#features/search/server/public.ts'
import type { ResourceEntry, Searchable, SearchScope } from '#features/search/server/searchable.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { fileOrLinkFieldsOf } from '#platform/files/file-fields.ts'
import { filesById, textsById } from '#platform/files/queries.ts'

/** Positions after all modules: guides first, then the materials. */
const FIRST_GUIDE = 1_000_000_000
const FIRST_MATERIAL = 1_500_000_000

export const MATERIALS_PATHS = { fr: '/materials-in-french', es: '/materials-in-spanish' } as const

/** Guides and links, and the French and Spanish materials. */
export const searchable: Searchable = {
  async *scopes(db) {
    yield guidesScope(db)
    const sections = await db.selectFrom('material_section').select('id').orderBy('id').execute()
    for (const { id } of sections) yield materialsScope(db, id)
  },
}

/** Updates the index entries of the guides, in the transaction that changes them. */
export async function indexGuides(tx: Tx): Promise<void> {
  await indexScope(tx, await guidesScope(tx))
}

/** Updates the index entries of a section of materials, in the transaction that changes it. */
export async function indexMaterials(tx: Tx, sectionId: number): Promise<void> {
  await indexScope(tx, await materialsScope(tx, sectionId))
}

async function guidesScope(db: Db): Promise<SearchScope> {
  const rows = await db.selectFrom('guide').selectAll().orderBy('id').execute()
  const resources = rows.map((row) => ({
    ...row,
    position: FIRST_GUIDE + row.id,
    language: 'en' as const,
    page: '/training-guides',
    key: `guide-${row.id}`,
    source: `guide:${row.id}`,
  }))
  return { name: 'guides', entries: await resourceEntries(db, resources) }
}

async function materialsScope(db: Db, sectionId: number): Promise<SearchScope> {
  const rows = await db
    .selectFrom('material_file')
    .innerJoin('material_section', 'material_section.id', 'material_file.section_id')
    .selectAll('material_file')
    .select(['material_section.language', 'material_section.section_name as section'])
    .where('section_id', '=', sectionId)
    .orderBy('material_file.id')
    .execute()
  const resources = rows.map((row) => ({
    ...row,
    position: FIRST_MATERIAL + row.id,
    page: MATERIALS_PATHS[row.language],
    key: `material-${row.id}`,
    source: `material_file:${row.id}`,
  }))
  return { name: `materials:${sectionId}`, entries: await resourceEntries(db, resources) }
}

interface ResourceRow {
  id: number
  position: number
  language: SearchLanguage
  title: string
  details: string
  file_id: number | null
  url: string | null
  /** The section that lists it. */
  section?: string
  page: string
  /** The key of its preview in URLs. */
  key: string
  source: string
}

async function resourceEntries(db: Db, rows: readonly ResourceRow[]): Promise<ResourceEntry[]> {
  const ids = rows.map((row) => row.file_id)
  const [files, texts] = [await filesById(db, ids), await textsById(db, ids)]
  return rows.map((row) => {
    const fields = fileOrLinkFieldsOf(row, files)
    const format = badgeKindOf(fields)
    return {
      kind: 'resource',
      source: row.source,
      position: row.position,
      language: row.language,
      title: row.title,
      details: row.details,
      keywords: `${row.section ?? ''}\n${FORMAT_KEYWORDS[format]}`,
      text: row.file_id === null ? '' : (texts.get(row.file_id) ?? ''),
      page: fields.path_type === 'URL' ? row.page : `${row.page}?preview=${row.key}`,
      display: { id: row.id, module: null, ...fields },
      format,
      sizeBytes: fields.size_bytes,
    }
  })
}
