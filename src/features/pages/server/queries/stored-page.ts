import { AppError } from '#core/errors.ts'
import type { Db } from '#platform/database/schema.ts'
import { STORED, type Stored } from '../stored-pages.ts'
import type { ContentPageName } from '../tables.ts'

/** The stored texts of a page. @throws {AppError} `not_found` while nobody has written it */
export async function getStored<N extends ContentPageName>(db: Db, name: N): Promise<Stored<N>> {
  const stored = await findStored(db, name)
  if (stored === undefined) throw new AppError('not_found')
  return stored
}

/** The same; undefined while nobody has written it. */
export async function findStored<N extends ContentPageName>(db: Db, name: N): Promise<Stored<N> | undefined> {
  const row = await db.selectFrom('page_content').select('body').where('name', '=', name).executeTakeFirst()
  if (row === undefined) return undefined
  // TypeScript loses the tie between a name and its schema when the name is not known; both come from STORED.
  const schema: { parse(value: unknown): unknown } = STORED[name]
  return schema.parse(JSON.parse(row.body)) as Stored<N>
}
