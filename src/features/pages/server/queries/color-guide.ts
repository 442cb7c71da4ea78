import { orNotFound } from '#core/errors.ts'
import type { Db } from '#platform/database/schema.ts'
import { findImageUrl } from '#platform/files/file-fields.ts'
import { filesById } from '#platform/files/queries.ts'
import type { ColorGuide } from '../../contract.ts'
import type { ColorGuideKind } from '../tables.ts'

/** The meaning of the colours of slides or documents. @throws {AppError} `not_found` until an editor writes it */
export async function getColorGuide(db: Db, kind: ColorGuideKind): Promise<ColorGuide> {
  const guide = orNotFound(await db.selectFrom('color_guide').selectAll().where('kind', '=', kind).executeTakeFirst())
  const items = await listColors(db, kind)
  const fileIds = items.map((item) => item.image_file_id)
  const files = await filesById(db, fileIds)
  return {
    title: guide.title,
    body: guide.body,
    color_guide_items: items.map((item) => ({
      title: item.title,
      body: item.body,
      image: findImageUrl(item.image_file_id, files),
    })),
  }
}

export function listColors(db: Db, kind: ColorGuideKind) {
  return db
    .selectFrom('color_guide_item')
    .selectAll()
    .where('guide_kind', '=', kind)
    .orderBy('position')
    .orderBy('id')
    .execute()
}
