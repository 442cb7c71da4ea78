import type { Db } from '#platform/database/schema.ts'

/** Whether an address is on the list of the newsletter. @param email in lower case */
export async function isSubscribed(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('newsletter_subscriber')
    .select('id')
    .where('email', '=', email)
    .where('left_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export async function listSubscriberEmails(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('newsletter_subscriber')
    .select('email')
    .where('left_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map((row) => row.email)
}
