import type { ValueOf } from '#core/content-type.ts'
import { formatDuration } from '#core/format.ts'
import type { Db } from '#platform/database/schema.ts'
import type { moduleType } from '../../content-types.ts'

export type ModuleValue = ValueOf<typeof moduleType.fields>

/** A module as editors change it. */
export async function readModule(db: Db, id: number): Promise<ModuleValue | undefined> {
  const row = await db.selectFrom('module').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) return undefined
  const objectives = await db.selectFrom('learning_objective').selectAll().where('module_id', '=', id).execute()
  const files = await db.selectFrom('session_file').selectAll().where('module_id', '=', id).execute()
  const videos = await db.selectFrom('video').selectAll().where('module_id', '=', id).execute()
  return {
    name: row.name,
    description: row.description,
    slug: row.slug,
    category: String(row.category_id),
    language: row.language,
    based_on: row.based_on,
    review_by: row.review_by ?? '',
    purpose: row.purpose,
    facilitators_guide: row.facilitators_guide,
    facilitators_guide_file: row.facilitators_guide_file_id,
    objectives: inOrder(objectives).map(({ id, title, details }) => ({ key: String(id), title, details })),
    files: inOrder(files).map(({ id, title, details, section, file_id, url, language, change_note }) => ({
      key: String(id),
      title,
      details,
      section,
      language,
      file: file_id,
      change_note,
      url: url ?? '',
    })),
    videos: inOrder(videos).map(({ id, title, url, seconds, is_cover }) => ({
      key: String(id),
      title,
      url,
      is_cover: is_cover === 1,
      duration: seconds === 0 ? '' : formatDuration(seconds),
    })),
    module_session_plan_desc: row.module_session_plan_desc ?? '',
    presentation_slides_desc: row.presentation_slides_desc ?? '',
    evaluation_tools_desc: row.evaluation_tools_desc ?? '',
    handouts_desc: row.handouts_desc ?? '',
    references_desc: row.references_desc ?? '',
    video_desc: row.video_desc ?? '',
  }
}

function inOrder<Row extends { id: number; position: number }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => a.position - b.position || a.id - b.id)
}
