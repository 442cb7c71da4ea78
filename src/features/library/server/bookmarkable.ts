import { rowIdOf } from '#core/content-type.ts'
import type { BookmarkType } from '#features/bookmarks/contract.ts'
import {
  type Bookmarkable,
  type BookmarkedItem,
  type BookmarkTarget,
  targetKey,
} from '#features/bookmarks/server/bookmarkable.ts'
import type { Db } from '#platform/database/schema.ts'
import type { ArchiveEntry } from '#platform/files/archive/layout.ts'
import { fileOrLinkFieldsOf } from '#platform/files/file-fields.ts'
import { cleanName } from '#platform/files/file-names.ts'
import { filesById, type ListedFile } from '#platform/files/queries.ts'
import { moduleType } from '../content-types.ts'
import { SECTIONS } from '../contract.ts'
import { archiveEntry } from './archives.ts'

/** Modules, and the documents and links of their sections. */
export const bookmarkable: Bookmarkable = {
  async listTargets(db, { kind, entry }) {
    const id = rowIdOf(entry)
    if (kind !== moduleType.kind || id === undefined) return []
    const rows = await db.selectFrom('session_file').select(['id', 'section']).where('module_id', '=', id).execute()
    return [{ type: 'module', id }, ...rows.map((row) => ({ type: row.section, id: row.id }))]
  },

  async find(db, refs) {
    const { modules, sessions } = idsOf(refs)
    const rows = await listSessionRows(db, { ids: sessions, moduleIds: [] })
    const fileIds = rows.map((row) => row.file_id)
    const files = await filesById(db, fileIds)
    const targets = [
      ...(await listModuleRows(db, modules)).map(moduleTarget),
      ...rows.map((row) => sessionFileTarget(row, files)),
    ]
    const targetsByKey = new Map(targets.map((target) => [targetKey(target), target]))
    return refs.flatMap((ref) => targetsByKey.get(targetKey(ref)) ?? [])
  },

  async documents(db, refs) {
    const { modules, sessions } = idsOf(refs)
    const moduleRows = await listModuleRows(db, modules)
    const rows = await listSessionRows(db, { ids: sessions, moduleIds: modules })
    const fileIds = [...moduleRows, ...rows].map((row) => row.file_id)
    const files = await filesById(db, fileIds)
    const rowsByModule = Map.groupBy(rows, (row) => row.module_id)
    const entriesByKey = new Map([
      ...rows.map((row) => [targetKey(refOf(row)), listEntries(row, files)] as const),
      ...moduleRows.map((row) => {
        // The guide comes first, as in the archive of the module.
        const all = [row, ...(rowsByModule.get(row.id) ?? [])]
        return [targetKey(refOf(row)), all.flatMap((each) => listEntries(each, files))] as const
      }),
    ])
    return refs.flatMap(({ type, id }) => {
      const entries = entriesByKey.get(targetKey({ type, id }))
      return entries ? [{ type, id, entries }] : []
    })
  },
}

function idsOf(refs: readonly BookmarkTarget[]) {
  const [modules, sessions] = [new Set<number>(), new Set<number>()]
  for (const { type, id } of refs) (type === 'module' ? modules : sessions).add(id)
  return { modules: [...modules], sessions: [...sessions] }
}

function refOf(row: { id: number; section: BookmarkType }): BookmarkTarget {
  return { type: row.section, id: row.id }
}

/** Modules in the shape of session file rows; `file_id` is the facilitators' guide. */
async function listModuleRows(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('module')
    .select(['id', 'slug', 'name', 'description', 'facilitators_guide_file_id as file_id'])
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ slug, name, ...row }) => ({
    ...row,
    section: 'module' as const,
    module_slug: slug,
    module_name: name,
  }))
}

type ModuleRow = Awaited<ReturnType<typeof listModuleRows>>[number]

async function listSessionRows(db: Db, { ids, moduleIds }: { ids: readonly number[]; moduleIds: readonly number[] }) {
  if (ids.length === 0 && moduleIds.length === 0) return []
  return db
    .selectFrom('session_file')
    .innerJoin('module', 'module.id', 'session_file.module_id')
    .selectAll('session_file')
    .select(['module.slug as module_slug', 'module.name as module_name'])
    .where((where) =>
      where.or([
        ...(ids.length > 0 ? [where('session_file.id', 'in', ids)] : []),
        ...(moduleIds.length > 0 ? [where('session_file.module_id', 'in', moduleIds)] : []),
      ]),
    )
    .orderBy('session_file.position')
    .orderBy('session_file.id')
    .execute()
}

type SessionRow = Awaited<ReturnType<typeof listSessionRows>>[number]

function moduleTarget({ id, module_slug: slug, module_name: name, description }: ModuleRow): BookmarkedItem {
  return {
    type: 'module',
    id,
    title: name,
    details: description,
    module: { id, slug, name },
    sectionId: null,
    page: `/training/${slug}`,
    file: null,
    preview_file: null,
    first_page: null,
    size: '',
    size_bytes: 0,
    file_type: 'Module',
    pages: null,
    path_type: 'FILE',
    url: null,
  }
}

function sessionFileTarget(row: SessionRow, files: Map<number, ListedFile>): BookmarkedItem {
  const fields = fileOrLinkFieldsOf(row, files)
  const downloads = `/training/${row.module_slug}/downloads`
  return {
    ...refOf(row),
    title: row.title,
    details: row.details,
    module: { id: row.module_id, slug: row.module_slug, name: row.module_name },
    sectionId: SECTIONS.indexOf(row.section) + 1,
    page: fields.path_type === 'URL' ? downloads : `${downloads}?preview=${targetKey(refOf(row))}`,
    ...fields,
  }
}

type DocumentRow = Pick<SessionRow, 'file_id' | 'module_name'>

function listEntries({ file_id, module_name }: DocumentRow, files: Map<number, ListedFile>): ArchiveEntry[] {
  const file = file_id === null ? undefined : files.get(file_id)
  // A slash in the name of a module must not become a folder.
  return file ? [archiveEntry(file, `${cleanName(module_name)}/`)] : []
}
