import type { AnyValue, ContentType } from '#core/content-type.ts'
import type { Db } from '#platform/database/schema.ts'
import { filesById } from '#platform/files/queries.ts'
import { filePlaces } from '../files-of.ts'

/** The fields whose file does not exist, e.g. because it was uploaded long ago and no draft used it. */
export async function listMissingFiles(db: Db, type: ContentType, value: AnyValue): Promise<string[][]> {
  const places = filePlaces(type, value)
  const known = await filesById(
    db,
    places.map(({ id }) => id),
  )
  return places.flatMap(({ path, id }) => (known.has(id) ? [] : [path]))
}
