import { platformOf } from '#core/video-platform.ts'
import type { Db } from '#platform/database/schema.ts'
import type { LearningObjective, Video } from '../../contract.ts'

/** The learning objectives of a module in their order. */
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

/** The videos of a module in their order. */
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
