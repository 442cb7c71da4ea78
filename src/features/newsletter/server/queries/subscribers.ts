import type { Db } from '#platform/database/schema.ts'

/** Whether an address is on the list of the newsletter. @param email in lower case */
export async function isSubscribed(db: Db, email: string): Promise<boolean> {
  return (await selectSubscribers(db).where('email', '=', email).executeTakeFirst()) !== undefined
}

/** The addresses on the list of the newsletter. */
export function selectSubscribers(db: Db) {
  return db.selectFrom('newsletter_subscriber').select(['id', 'email']).where('left_at', 'is', null)
}
