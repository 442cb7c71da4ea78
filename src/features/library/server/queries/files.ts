import type { Db } from '#platform/database/schema.ts'
import { fileFieldsOf, fileOrLinkFieldsOf } from '#platform/files/file-fields.ts'
import { filesById, type ListedFile } from '#platform/files/queries.ts'
import type { SessionFile, TrainingTool } from '../../contract.ts'
import type { SectionKind } from '../tables.ts'

/** The documents and links of a module in their order, all or those of one section. */
export async function listSessionFiles(db: Db, moduleId: number, section?: SectionKind) {
  let query = db
    .selectFrom('session_file')
    .selectAll()
    .where('module_id', '=', moduleId)
    .orderBy('position')
    .orderBy('id')
  if (section !== undefined) query = query.where('section', '=', section)
  const rows = await query.execute()
  const files = await filesById(
    db,
    rows.map((row) => row.file_id),
  )
  return rows.map((row): SessionFile & { section: SectionKind } => ({
    id: row.id,
    title: row.title,
    details: row.details,
    module: row.module_id,
    section: row.section,
    ...fileOrLinkFieldsOf(row, files),
  }))
}

/** A document with the section that it belongs to; the facilitators' guide has none. */
export interface ModuleDocument {
  section: SectionKind | undefined
  file: ListedFile
}

/** What a module holds: its documents, the facilitators' guide first, and the number of its links. */
export interface ModuleContents {
  documents: ModuleDocument[]
  links: number
}

/** What modules hold, by the number of the module: two queries, however many modules there are. */
export async function listModuleContents(
  db: Db,
  modules: readonly { id: number; guideFileId: number | null }[],
): Promise<Map<number, ModuleContents>> {
  if (modules.length === 0) return new Map()
  const rows = await db
    .selectFrom('session_file')
    .select(['module_id', 'section', 'file_id'])
    .where(
      'module_id',
      'in',
      modules.map(({ id }) => id),
    )
    .orderBy('position')
    .orderBy('id')
    .execute()
  const files = await filesById(db, [
    ...modules.map(({ guideFileId }) => guideFileId),
    ...rows.map((row) => row.file_id),
  ])
  const ofModule = Map.groupBy(rows, (row) => row.module_id)
  return new Map(
    modules.map(({ id, guideFileId }) => {
      const own = ofModule.get(id) ?? []
      const listed = [{ section: undefined, file_id: guideFileId }, ...own]
      const documents = listed.flatMap(({ section, file_id }) => {
        const file = file_id === null ? undefined : files.get(file_id)
        return file ? [{ section, file }] : []
      })
      return [id, { documents, links: own.filter((row) => row.file_id === null).length }]
    }),
  )
}

/** The additional training tools in their order. */
export async function listTrainingTools(db: Db): Promise<TrainingTool[]> {
  const rows = await db.selectFrom('training_tool').selectAll().orderBy('position').orderBy('id').execute()
  const files = await filesById(
    db,
    rows.map((row) => row.file_id),
  )
  return rows.flatMap(({ id, title, details, file_id }) => {
    const file = files.get(file_id)
    return file ? [{ id, title, details, sectionId: 1, ...fileFieldsOf(file), path_type: 'FILE', url: null }] : []
  })
}
