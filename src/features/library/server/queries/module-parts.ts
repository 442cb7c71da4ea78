import { platformOf } from '#core/video.ts'
import type { Db } from '#platform/database/schema.ts'
import { fileFieldsOf, fileOrLinkFieldsOf } from '#platform/files/file-fields.ts'
import { filesById } from '#platform/files/queries.ts'
import type { LearningObjective, SessionFile, TrainingTool, Video } from '../../contract.ts'
import type { SectionKind } from '../tables.ts'

/** The documents and links of a module, or of one of its sections, by position. */
export async function listSessionFiles(db: Db, moduleId: number, section?: SectionKind) {
  let query = db
    .selectFrom('session_file')
    .selectAll()
    .where('module_id', '=', moduleId)
    .orderBy('position')
    .orderBy('id')
  if (section !== undefined) query = query.where('section', '=', section)
  const rows = await query.execute()
  const fileIds = rows.map((row) => row.file_id)
  const files = await filesById(db, fileIds)
  return rows.map((row): SessionFile & { section: SectionKind } => ({
    id: row.id,
    title: row.title,
    details: row.details,
    module: row.module_id,
    section: row.section,
    replaced: row.updated_at === null ? null : { at: row.updated_at, note: row.change_note },
    ...fileOrLinkFieldsOf(row, files),
  }))
}

export async function listObjectives(db: Db, moduleId: number): Promise<LearningObjective[]> {
  const rows = await db
    .selectFrom('learning_objective')
    .selectAll()
    .where('module_id', '=', moduleId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ id, title, details, module_id }) => ({ id, title, details, module: module_id }))
}

export async function listVideos(db: Db, moduleId: number): Promise<Video[]> {
  const rows = await db
    .selectFrom('video')
    .selectAll()
    .where('module_id', '=', moduleId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    video_title: row.title,
    video_url: row.url,
    platform: platformOf(row.url),
    thumbnail: null,
    duration: row.seconds,
    cover: row.is_cover === 1,
    module: row.module_id,
  }))
}

/** The additional training tools, by position. Every module offers them. */
export async function listTrainingTools(db: Db): Promise<TrainingTool[]> {
  const rows = await db.selectFrom('training_tool').selectAll().orderBy('position').orderBy('id').execute()
  const fileIds = rows.map((row) => row.file_id)
  const files = await filesById(db, fileIds)
  return rows.flatMap(({ id, title, details, file_id }) => {
    const file = files.get(file_id)
    return file ? [{ id, title, details, sectionId: 1, ...fileFieldsOf(file), path_type: 'FILE', url: null }] : []
  })
}
