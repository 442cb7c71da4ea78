import type { TestSite } from '#site/testing/an-app.ts'
import { putOnList } from '../actions/subscribe.ts'

let made = 0

/** An address that has confirmed that it wants the newsletter. */
export async function aSubscriber({ ground }: TestSite, email = `reader-${++made}@example.org`): Promise<string> {
  await ground.database.db.transaction().execute((tx) => putOnList(tx, email, new Date()))
  return email
}
