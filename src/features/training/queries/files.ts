import type { Db, SectionKind } from '#server/database/schema.ts'
import { fileFieldsOf, fileOrLinkFieldsOf, filesById, type ListedFile } from '#server/files/listed.ts'
import type { SessionFile, TrainingTool } from '../contract.ts'

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

/** Every document of a module as stored, its facilitators' guide first: what "Download All" holds. */
export async function listModuleDocuments(
  db: Db,
  module: { id: number; guideFileId: number | null },
): Promise<ModuleDocument[]> {
  const rows = await db
    .selectFrom('session_file')
    .select(['section', 'file_id'])
    .where('module_id', '=', module.id)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const listed = [{ section: undefined, file_id: module.guideFileId }, ...rows]
  const files = await filesById(
    db,
    listed.map((row) => row.file_id),
  )
  return listed.flatMap(({ section, file_id }) => {
    const file = file_id === null ? undefined : files.get(file_id)
    return file ? [{ section, file }] : []
  })
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
