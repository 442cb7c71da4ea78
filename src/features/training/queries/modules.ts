import { formatSize } from '#core/sizes.ts'
import type { Db } from '#server/database/schema.ts'
import { fileFieldsOf, filesById, type ListedFile } from '#server/files/listed.ts'
import type { Category, Module } from '../contract.ts'
import { DEFAULT_DESCRIPTIONS } from '../text.ts'

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
  const id = moduleId(slugOrId)
  const row = await moduleRows(db)
    .where((where) =>
      id === undefined
        ? where('module.slug', '=', slugOrId)
        : where.or([where('module.slug', '=', slugOrId), where('module.id', '=', id)]),
    )
    .executeTakeFirst()
  if (row === undefined) return undefined
  const present = await presenter(db, [row])
  return present(row)
}

const LARGEST_ID = 2_147_483_647

function moduleId(text: string): number | undefined {
  if (!/^\d{1,10}$/.test(text)) return undefined
  const id = Number(text)
  return id <= LARGEST_ID ? id : undefined
}

/** The number of a module by slug or number, or undefined. */
export async function findModuleId(db: Db, slugOrId: string): Promise<number | undefined> {
  const id = moduleId(slugOrId)
  const row = await db
    .selectFrom('module')
    .select('id')
    .where((where) =>
      id === undefined ? where('slug', '=', slugOrId) : where.or([where('slug', '=', slugOrId), where('id', '=', id)]),
    )
    .executeTakeFirst()
  return row?.id
}

function moduleRows(db: Db) {
  return db
    .selectFrom('module')
    .innerJoin('module_category', 'module_category.id', 'module.category_id')
    .selectAll('module')
    .select('module_category.name as category_name')
}

type ModuleRow = Awaited<ReturnType<ReturnType<typeof moduleRows>['executeTakeFirstOrThrow']>>

async function presenter(db: Db, rows: readonly ModuleRow[]): Promise<(row: ModuleRow) => ModuleFacts> {
  const ids = rows.map((row) => row.id)
  const guides = await filesById(
    db,
    rows.map((row) => row.facilitators_guide_file_id),
  )
  const totals = await archiveTotals(db, ids)
  return (row) => present(row, guides, totals.get(row.id) ?? { count: 0, bytes: 0 })
}

interface Total {
  count: number
  bytes: number
}

/** How many documents and bytes "Download All" of each module holds, its facilitators' guide included. */
async function archiveTotals(db: Db, moduleIds: readonly number[]): Promise<Map<number, Total>> {
  if (moduleIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('session_file')
    .innerJoin('file', 'file.id', 'session_file.file_id')
    .where('module_id', 'in', moduleIds)
    .groupBy('module_id')
    .select((row) => ['module_id', row.fn.countAll<number>().as('count'), row.fn.sum<number>('size_bytes').as('bytes')])
    .execute()
  return new Map(rows.map((row) => [row.module_id, { count: Number(row.count), bytes: Number(row.bytes) }]))
}

function present(row: ModuleRow, guides: Map<number, ListedFile>, documents: Total): ModuleFacts {
  const guide = row.facilitators_guide_file_id === null ? undefined : guides.get(row.facilitators_guide_file_id)
  const guideFields = guide ? fileFieldsOf(guide) : undefined
  const bytes = documents.bytes + (guide?.sizeBytes ?? 0)
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
    files_count: documents.count + (guide ? 1 : 0),
    files_size: bytes === 0 ? '' : formatSize(bytes),
    files_size_bytes: bytes,
  }
}
