import type { Db } from '#platform/database/schema.ts'
import { summarizeArchive } from '#platform/files/archive/layout.ts'
import { fileFieldsOf } from '#platform/files/file-fields.ts'
import type { Category, Module } from '../../contract.ts'
import { DEFAULT_DESCRIPTIONS } from '../../messages.ts'
import { moduleEntries } from '../archives.ts'
import { listModuleContents, type ModuleContents } from './files.ts'
import { findModuleRow, type ModuleRow, moduleRows } from './module-rows.ts'

/** A module with all that this area knows of it; the community adds its discussions. */
export type ModuleFacts = Omit<Module, 'relatedDiscussionsId'>

/** All categories in their order. */
export async function listCategories(db: Db): Promise<Category[]> {
  return db.selectFrom('module_category').select(['id', 'name']).orderBy('position').orderBy('id').execute()
}

/**
 * Modules in the order of their categories.
 * @param filter `category` an id; `search` a part of the name or the description, in any case
 */
export async function listModules(
  db: Db,
  filter: { category?: number | undefined; search?: string | undefined },
): Promise<ModuleFacts[]> {
  let query = moduleRows(db).orderBy('module_category.position').orderBy('module.position').orderBy('module.id')
  if (filter.category !== undefined) query = query.where('module.category_id', '=', filter.category)
  const rows = await query.execute()
  const found = rows.filter((row) => mentions(row, filter.search ?? ''))
  const present = await presenter(db, found)
  return found.map(present)
}

function mentions(row: { name: string; description: string }, search: string): boolean {
  const wanted = search.trim().toLowerCase()
  return `${row.name}\n${row.description}`.toLowerCase().includes(wanted)
}

/** A module by slug or number, or undefined. */
export async function findModule(db: Db, slugOrId: string): Promise<ModuleFacts | undefined> {
  const row = await findModuleRow(db, slugOrId)
  if (row === undefined) return undefined
  const present = await presenter(db, [row])
  return present(row)
}

async function presenter(db: Db, rows: readonly ModuleRow[]): Promise<(row: ModuleRow) => ModuleFacts> {
  const contents = await listModuleContents(
    db,
    rows.map((row) => ({ id: row.id, guideFileId: row.facilitators_guide_file_id })),
  )
  return (row) => present(row, contents.get(row.id) ?? { documents: [], links: 0 })
}

function present(row: ModuleRow, { documents, links }: ModuleContents): ModuleFacts {
  const guide = documents.find(({ section }) => section === undefined)
  const guideFields = guide ? fileFieldsOf(guide.file) : undefined
  const archive = summarizeArchive(moduleEntries(documents))
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    category: { id: row.category_id, name: row.category_name },
    purpose: row.purpose,
    facilitators_guide: row.facilitators_guide,
    facilitators_guide_file: guideFields?.file ?? null,
    facilitators_guide_file_size: guideFields?.size ?? null,
    file_type: guideFields?.file_type ?? null,
    preview_file: guideFields?.preview_file ?? null,
    language: row.language,
    created_at: row.created_at,
    updated_at: row.updated_at,
    module_session_plan_desc: row.module_session_plan_desc ?? DEFAULT_DESCRIPTIONS.module_session_plan_desc,
    presentation_slides_desc: row.presentation_slides_desc ?? DEFAULT_DESCRIPTIONS.presentation_slides_desc,
    evaluation_tools_desc: row.evaluation_tools_desc ?? DEFAULT_DESCRIPTIONS.evaluation_tools_desc,
    handouts_desc: row.handouts_desc ?? DEFAULT_DESCRIPTIONS.handouts_desc,
    references_desc: row.references_desc ?? DEFAULT_DESCRIPTIONS.references_desc,
    video_desc: row.video_desc ?? DEFAULT_DESCRIPTIONS.video_desc,
    files_count: archive.count,
    links_count: links,
    files_size: archive.size,
    files_size_bytes: archive.size_bytes,
  }
}
