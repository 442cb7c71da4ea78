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
import { SECTIONS } from '../contract.ts'

/** Modules, and the documents and links of their sections. */
export const bookmarkable: Bookmarkable = {
  async find(db, refs) {
    const { modules, sessions } = idsOf(refs)
    const rows = await listSessionRows(db, { ids: sessions, moduleIds: [] })
    const files = await filesById(
      db,
      rows.map((row) => row.file_id),
    )
    const things = [
      ...(await listModuleRows(db, modules)).map(moduleThing),
      ...rows.map((row) => sessionThing(row, files)),
    ]
    const known = new Map(things.map((thing) => [targetKey(thing), thing]))
    return refs.flatMap((ref) => known.get(targetKey(ref)) ?? [])
  },

  async documents(db, refs) {
    const { modules, sessions } = idsOf(refs)
    const moduleRows = await listModuleRows(db, modules)
    const rows = await listSessionRows(db, { ids: sessions, moduleIds: modules })
    const files = await filesById(
      db,
      [...moduleRows, ...rows].map((row) => row.file_id),
    )
    const ofModule = Map.groupBy(rows, (row) => row.module_id)
    const entries = (row: FileOfModule) => entriesOf(row, files)
    const known = new Map([
      ...rows.map((row) => [targetKey(refOf(row)), entries(row)] as const),
      // The guide first, as in the module's own archive.
      ...moduleRows.map(
        (row) => [targetKey(refOf(row)), [row, ...(ofModule.get(row.id) ?? [])].flatMap(entries)] as const,
      ),
    ])
    return refs.flatMap(({ type, id }) => {
      const found = known.get(targetKey({ type, id }))
      return found ? [{ type, id, entries: found }] : []
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

/** Modules in the shape of their files, with the facilitators' guide as the document. */
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

/** Session files with these ids, and those of these modules, in the order of the modules' pages. */
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

function moduleThing({ id, module_slug: slug, module_name: name, description }: ModuleRow): BookmarkedItem {
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

function sessionThing(row: SessionRow, files: Map<number, ListedFile>): BookmarkedItem {
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

type FileOfModule = Pick<SessionRow, 'file_id' | 'module_name'>

function entriesOf({ file_id, module_name }: FileOfModule, files: Map<number, ListedFile>): ArchiveEntry[] {
  const file = file_id === null ? undefined : files.get(file_id)
  if (file === undefined) return []
  const { name, sizeBytes, crc32, sha256, createdAt } = file
  // A slash in the module's name must not make two folders of it.
  return [{ name: `${cleanName(module_name)}/${name}`, sizeBytes, crc32, sha256, modified: new Date(createdAt) }]
}
