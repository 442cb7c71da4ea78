import type { Db } from '#platform/database/schema.ts'

/** Whether an address gets the newsletter. @param email in lower case */
export async function isOnList(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('newsletter_subscriber')
    .select('id')
    .where('email', '=', email)
    .where('left_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
