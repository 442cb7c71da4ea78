import type { Db } from '#platform/database/schema.ts'
import type { Topic } from '../../schemas.ts'

export function listTopics(db: Db): Promise<Topic[]> {
  return db.selectFrom('discussion_topic').select(['id', 'name']).orderBy('position').orderBy('id').execute()
}

export async function isTopic(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('discussion_topic').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}
