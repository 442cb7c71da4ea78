import { sql } from 'kysely'
import { orNotFound } from '#core/errors.ts'
import type { Role } from '#core/roles.ts'
import { listSessions } from '#features/accounts/server/public.ts'
import { countRows } from '#platform/database/count-rows.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Person } from '../../contract.ts'
import { readRows } from './people.ts'

/** Open reports that are counted. */
const MAX_REPORTS = 100

/** What a page shows about one person. @param role of the caller @throws {AppError} `not_found` */
export async function readPerson(db: Db, id: number, role: Role, now: Date): Promise<Person> {
  const row = orNotFound((await readRows(db, [id], role, now))[0])
  const { rows: reports } = await sql<{ key: string }>`select target || '-' || target_id as key from abuse_report
    where settled_at is null and (
      (target = 'post' and target_id in (select id from discussion where author_id = ${id})) or
      (target = 'comment' and target_id in (select id from comment where author_id = ${id})))
    order by id limit ${MAX_REPORTS}`.execute(db)
  const account = role === 'admin' ? await readAccount(db, row, now) : null
  return { ...row, open_case: reports[0]?.key ?? null, open_reports: reports.length, account }
}

async function readAccount(db: Db, { id, email }: { id: number; email: string }, now: Date) {
  const factor = db.selectFrom('second_factor').select('confirmed_at').where('account_id', '=', id)
  const reset = db.selectFrom('second_factor_reset').select('due_at').where('account_id', '=', id)
  const copy = db.selectFrom('data_copy').select('asked_at').where('account_id', '=', id)
  const bookmarks = db.selectFrom('bookmark').innerJoin('bookmark_folder', 'bookmark_folder.id', 'folder_id')
  const subscriber = db.selectFrom('newsletter_subscriber').select('id').where('email', '=', email)
  return {
    sessions: await listSessions(db, { id, sessionId: '' }, now),
    second_factor_at: (await factor.executeTakeFirst())?.confirmed_at ?? null,
    factor_reset_at: (await reset.executeTakeFirst())?.due_at ?? null,
    copy_asked_at: (await copy.executeTakeFirst())?.asked_at ?? null,
    bookmarks: await countRows(bookmarks.where('account_id', '=', id)),
    newsletter: (await subscriber.where('left_at', 'is', null).executeTakeFirst()) !== undefined,
  }
}
