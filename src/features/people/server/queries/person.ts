import { sql } from 'kysely'
import { orNotFound } from '#core/errors.ts'
import type { Role } from '#core/roles.ts'
import { listSessions } from '#features/accounts/server/public.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Person } from '../../contract.ts'
import { readRows } from './people.ts'

/** What a page shows about one person. @param role of the caller @throws {AppError} `not_found` */
export async function readPerson(db: Db, id: number, role: Role, now: Date): Promise<Person> {
  const row = orNotFound((await readRows(db, [id], role, now))[0])
  const account = db.selectFrom('account').select(['created_at', 'verified_at', 'points', 'email']).where('id', '=', id)
  const { points, email, ...times } = await account.executeTakeFirstOrThrow()
  const open_reports = await countOpenReports(db, id)
  if (role !== 'admin') return { ...row, ...times, open_reports, account: null }
  return { ...row, ...times, open_reports, account: { points, ...(await readAccount(db, id, email ?? '', now)) } }
}

async function countOpenReports(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`select count(*) as count from abuse_report
    where settled_at is null and (
      (target = 'post' and target_id in (select id from discussion where author_id = ${id})) or
      (target = 'comment' and target_id in (select id from comment where author_id = ${id})))`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

async function readAccount(db: Db, id: number, email: string, now: Date) {
  const factor = db.selectFrom('second_factor').select('confirmed_at').where('account_id', '=', id)
  const reset = db.selectFrom('second_factor_reset').select('due_at').where('account_id', '=', id)
  const bookmarks = db.selectFrom('bookmark').innerJoin('bookmark_folder', 'bookmark_folder.id', 'folder_id')
  const saved = bookmarks.select((row) => row.fn.countAll<number | string>().as('count')).where('account_id', '=', id)
  const subscriber = db.selectFrom('newsletter_subscriber').select('id').where('email', '=', email)
  return {
    sessions: await listSessions(db, { id, sessionId: '' }, now),
    second_factor_at: (await factor.executeTakeFirst())?.confirmed_at ?? null,
    factor_reset_at: (await reset.executeTakeFirst())?.due_at ?? null,
    bookmarks: Number((await saved.executeTakeFirstOrThrow()).count),
    newsletter: (await subscriber.where('left_at', 'is', null).executeTakeFirst()) !== undefined,
  }
}
