import { putOnList } from '#features/newsletter/server/actions/subscribe.ts'
import type { TestSite } from '#testing/site.ts'

let made = 0

/** An address that has confirmed that it wants the newsletter. */
export async function createSubscriber({ ground }: TestSite, email = `reader-${++made}@example.org`): Promise<string> {
  await ground.database.db.transaction().execute((tx) => putOnList(tx, email, new Date()))
  return email
}
