import type { Db } from '#platform/database/schema.ts'
import { summarizeArchive } from '#platform/files/archive/layout.ts'
import { fileFieldsOf } from '#platform/files/file-fields.ts'
import type { Category, Module } from '../../contract.ts'
import { DEFAULT_DESCRIPTIONS } from '../../messages.ts'
import { moduleEntries } from '../archives.ts'
import { languageName } from './language-name.ts'
import { listModuleContents, type ModuleContents, type ModuleDocument } from './module-documents.ts'
import { selectModuleId } from './module-id.ts'

/** A module without the ids of its discussions, which `withDiscussions` adds. */
export type ModuleFacts = Omit<Module, 'relatedDiscussionsId'>

export async function listCategories(db: Db): Promise<Category[]> {
  return db.selectFrom('module_category').select(['id', 'name']).orderBy('position').orderBy('id').execute()
}

/** Every category that has modules, with their names and slugs. */
export async function listModuleNames(db: Db) {
  const rows = await db
    .selectFrom('module')
    .innerJoin('module_category', 'module_category.id', 'module.category_id')
    .select([
      'module.slug',
      'module.name',
      'module_category.id as category_id',
      'module_category.name as category_name',
    ])
    .orderBy('module_category.position')
    .orderBy('module.position')
    .orderBy('module.id')
    .execute()
  const categories = Map.groupBy(rows, (row) => row.category_id)
  return [...categories].map(([id, modules]) => ({
    id,
    name: modules[0]?.category_name ?? '',
    modules: modules.map(({ slug, name }) => ({ slug, name })),
  }))
}

/**
 * Modules by position, category by category.
 * @param filter `category` is an id; `search` is a part of the name or the description, in any case
 */
export async function listModules(
  db: Db,
  filter: { category?: number | undefined; search?: string | undefined },
): Promise<ModuleFacts[]> {
  let query = selectModules(db).orderBy('module_category.position').orderBy('module.position').orderBy('module.id')
  if (filter.category !== undefined) query = query.where('module.category_id', '=', filter.category)
  const rows = await query.execute()
  const matching = rows.filter((row) => hasWords(row, filter.search ?? ''))
  const modules = await withDocuments(db, matching)
  return modules.map(({ module }) => module)
}

function hasWords(row: { name: string; description: string }, search: string): boolean {
  const words = search.trim().toLowerCase()
  return `${row.name}\n${row.description}`.toLowerCase().includes(words)
}

export async function findModule(db: Db, slugOrId: string): Promise<ModuleFacts | undefined> {
  const found = await findModuleWithDocuments(db, slugOrId)
  return found?.module
}

export async function findModuleWithDocuments(
  db: Db,
  slugOrId: string,
): Promise<{ module: ModuleFacts; documents: ModuleDocument[] } | undefined> {
  const rows = await selectModules(db).where('module.id', '=', selectModuleId(db, slugOrId)).execute()
  const [found] = await withDocuments(db, rows)
  return found
}

function selectModules(db: Db) {
  return db
    .selectFrom('module')
    .innerJoin('module_category', 'module_category.id', 'module.category_id')
    .selectAll('module')
    .select('module_category.name as category_name')
}

type ModuleRow = Awaited<ReturnType<ReturnType<typeof selectModules>['executeTakeFirstOrThrow']>>

async function withDocuments(db: Db, rows: readonly ModuleRow[]) {
  const contentsByModule = await listModuleContents(db, rows)
  return rows.map((row) => {
    const contents = contentsByModule.get(row.id) ?? { documents: [], links: 0 }
    return { module: present(row, contents), documents: contents.documents }
  })
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
    language: languageName(row.language),
    based_on: row.based_on,
    created_at: row.created_at,
    updated_at: row.updated_at,
    change_note: row.change_note,
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
