import type { AliasableExpression } from 'kysely'
import { selectSubscribed } from '#features/accounts/server/public.ts'
import type { Db } from '#platform/database/schema.ts'
import { selectBlocked } from '#platform/mail/bounces.ts'
import type { Audience } from '../../rules.ts'
import type { RecipientList } from '../compose-issue.ts'
import { selectSubscribers } from './subscribers.ts'

/** The lists of an audience, in the order in which they get a mail. */
const LISTS: Record<Audience, readonly RecipientList[]> = {
  newsletter: ['newsletter'],
  occasional: ['occasional'],
  both: ['newsletter', 'occasional'],
}

/** Where the sending of a mail is: the list, and the id of its last row that has the mail. */
export interface Cursor {
  cursor_list: number
  cursor_id: number
}

interface Recipients extends Cursor {
  list: RecipientList
  emails: string[]
}

/** How many people each audience has now. Who is on both lists counts once, and addresses that came back do not count. */
export async function countAudiences(db: Db): Promise<Record<Audience, number>> {
  const members = selectMembers(db)
  const newsletter = await countReaders(db)
  const occasional = (await countOf(db, members)) - (await countOf(db, members.where('email', 'in', selectBlocked(db))))
  // Both lists are read in the order of an index: three times as fast as looking up each address.
  const onBoth = members.intersect(selectSubscribers(db).clearSelect().select('email')).except(selectBlocked(db))
  return { newsletter, occasional, both: newsletter + occasional - (await countOf(db, onBoth)) }
}

/** How many people get the newsletter. */
export async function countReaders(db: Db): Promise<number> {
  const readers = selectSubscribers(db)
  return (await countOf(db, readers)) - (await countOf(db, readers.where('email', 'in', selectBlocked(db))))
}

async function countOf(db: Db, people: AliasableExpression<{ email: string | null }>): Promise<number> {
  const counted = db.selectFrom(people.as('person')).select((row) => row.fn.countAll<number | string>().as('count'))
  return Number((await counted.executeTakeFirstOrThrow()).count)
}

/** The next people in the order of joining; undefined after the last one. */
export async function nextRecipients(
  db: Db,
  { list: audience, cursor_list, cursor_id, started_at }: Cursor & { list: Audience; started_at: string | null },
  limit: number,
): Promise<Recipients | undefined> {
  const list = LISTS[audience][cursor_list]
  if (list === undefined) return undefined
  const rows = await db
    .selectFrom(recipients(db, audience, list, started_at ?? ''))
    .select(['id', 'email'])
    .where('id', '>', cursor_id)
    .orderBy('id')
    .limit(limit)
    .execute()
  const last = rows.at(-1)
  if (last === undefined) {
    const following = { list: audience, cursor_list: cursor_list + 1, cursor_id: 0, started_at }
    return nextRecipients(db, following, limit)
  }
  return { list, emails: rows.flatMap(({ email }) => email ?? []), cursor_list, cursor_id: last.id }
}

/** @param since people who have left the first list after this time may have got the mail from it */
function recipients(db: Db, audience: Audience, list: RecipientList, since: string) {
  const blocked = selectBlocked(db)
  if (list === 'newsletter')
    return selectSubscribers(db).where('email', 'not in', blocked).$castTo<Recipient>().as('recipient')
  const members = selectMembers(db).select('id').where('email', 'not in', blocked)
  const others = members.where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('newsletter_subscriber')
          .select('newsletter_subscriber.id')
          .whereRef('newsletter_subscriber.email', '=', 'account.email')
          .where(({ or, eb }) => or([eb('left_at', 'is', null), eb('left_at', '>', since)])),
      ),
    ),
  )
  return (audience === 'both' ? others : members).$castTo<Recipient>().as('recipient')
}

function selectMembers(db: Db) {
  return selectSubscribed(db, 'email_occassional_updates')
}

interface Recipient {
  id: number
  email: string | null
}
