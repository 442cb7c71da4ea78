import { addSubscriber } from '#features/newsletter/server/actions/subscribe.ts'
import type { TestSite } from '#testing/site.ts'

let count = 0

/** Adds a confirmed address to the list of the newsletter. */
export async function createSubscriber(site: TestSite, email = `reader-${++count}@example.org`): Promise<string> {
  await site.context.database.db.transaction().execute((tx) => addSubscriber(tx, email, new Date()))
  return email
}
