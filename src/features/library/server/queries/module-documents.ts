import { AppError } from '#core/errors.ts'
import type { Db } from '#platform/database/schema.ts'
import { filesById, type ListedFile } from '#platform/files/queries.ts'
import type { SectionKind } from '../tables.ts'
import { selectModuleId } from './module-id.ts'

/** A document with its section; the facilitators' guide has none. */
export interface ModuleDocument {
  section: SectionKind | undefined
  file: ListedFile
}

/** The documents of a module, the facilitators' guide first, and the number of its links. */
export interface ModuleContents {
  documents: ModuleDocument[]
  links: number
}

/** The contents of modules by module id. Two queries, however many modules there are. */
export async function listModuleContents(
  db: Db,
  modules: readonly { id: number; facilitators_guide_file_id: number | null }[],
): Promise<Map<number, ModuleContents>> {
  if (modules.length === 0) return new Map()
  const ids = modules.map(({ id }) => id)
  const rows = await db
    .selectFrom('session_file')
    .select(['module_id', 'section', 'file_id'])
    .where('module_id', 'in', ids)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const files = await filesById(db, [
    ...modules.map((module) => module.facilitators_guide_file_id),
    ...rows.map((row) => row.file_id),
  ])
  const rowsByModule = Map.groupBy(rows, (row) => row.module_id)
  return new Map(
    modules.map(({ id, facilitators_guide_file_id: guideFileId }) => {
      const sessionFiles = rowsByModule.get(id) ?? []
      const links = sessionFiles.filter((row) => row.file_id === null).length
      return [id, { documents: listDocuments(guideFileId, sessionFiles, files), links }]
    }),
  )
}

/** Id, name and documents of one module, for its archives. @throws {AppError} `not_found` */
export async function getModuleDocuments(db: Db, slugOrId: string) {
  const rows = await db
    .selectFrom('module')
    .leftJoin('session_file', 'session_file.module_id', 'module.id')
    .select(['module.id', 'module.name', 'module.facilitators_guide_file_id'])
    .select(['session_file.section', 'session_file.file_id'])
    .where('module.id', '=', selectModuleId(db, slugOrId))
    .orderBy('session_file.position')
    .orderBy('session_file.id')
    .execute()
  const [module] = rows
  if (module === undefined) throw new AppError('not_found')
  const { id, name, facilitators_guide_file_id: guideFileId } = module
  const files = await filesById(db, [guideFileId, ...rows.map((row) => row.file_id)])
  return { id, name, documents: listDocuments(guideFileId, rows, files) }
}

function listDocuments(
  guideFileId: number | null,
  sessionFiles: readonly { section: SectionKind | null; file_id: number | null }[],
  files: ReadonlyMap<number, ListedFile>,
): ModuleDocument[] {
  return [{ section: null, file_id: guideFileId }, ...sessionFiles].flatMap(({ section, file_id }) => {
    const file = file_id === null ? undefined : files.get(file_id)
    return file ? [{ section: section ?? undefined, file }] : []
  })
}
