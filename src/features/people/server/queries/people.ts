import { type SelectQueryBuilder, sql } from 'kysely'
import { isStaff, ROLES, type Role } from '#core/roles.ts'
import { countRows } from '#platform/database/count-rows.ts'
import type { Db, Tables } from '#platform/database/schema.ts'
import { findImageUrl } from '#platform/files/file-fields.ts'
import { filesById } from '#platform/files/queries.ts'
import { fold } from '#platform/search/fold.ts'
import { MIN_SEARCH } from '../../rules.ts'
import { FILTERS, type Filter, type Sort } from '../../views.ts'
import { needsLook, readStandings, suspended, warned } from './standing.ts'

export const PAGE_SIZE = 50
/** Staff and people who need a look are read as a whole; a site with more of them lists the others by their last visit. */
const MAX_FIRST = 500
/** So many members with most points are in the exact order of their posts. The others follow in that of their points. */
const MAX_BY_POSTS = 1000
const WEEK_MS = 7 * 24 * 60 * 60_000
const STAFF_ROLES = ROLES.filter(isStaff)

type Accounts = SelectQueryBuilder<Tables, 'account', { id: number }>

interface Query {
  search: string
  show: Filter
  sort: Sort
  page: number
}

/** One page of the members. @param role of the caller: moderators neither get nor search addresses */
export async function listPeople(db: Db, { search, show, sort, page }: Query, role: Role, now: Date) {
  const found = search.length < MIN_SEARCH ? filtered(db, show, now) : searched(filtered(db, show, now), search, role)
  const first = show === 'everyone' && sort === 'first' && search === '' ? await listFirst(db, now) : []
  const start = (page - 1) * PAGE_SIZE
  const ids = first.slice(start, start + PAGE_SIZE)
  const others = await sorted(first.length > 0 ? found.where('id', 'not in', first) : found, sort, search)
    .limit(PAGE_SIZE - ids.length)
    .offset(Math.max(0, start - first.length))
    .execute()
  const results = await readRows(db, [...ids, ...others.map(({ id }) => id)], role, now)
  return { count: await countRows(found), results }
}

/** Staff, then those who need a look. */
async function listFirst(db: Db, now: Date): Promise<number[]> {
  const here = db.selectFrom('account').select('id').where('removed_at', 'is', null).limit(MAX_FIRST)
  const rank = sql`case role when 'admin' then 0 when 'moderator' then 1 else 2 end`
  const staff = await here.where('role', 'in', STAFF_ROLES).orderBy(rank).orderBy('last_seen_at', 'desc').execute()
  const looked = await here
    .where('id', 'in', needsLook(db, now))
    .where('role', '=', 'member')
    .orderBy('last_seen_at', 'desc')
    .execute()
  return [...staff, ...looked].map(({ id }) => id)
}

function filtered(db: Db, show: Filter, now: Date): Accounts {
  const all = db.selectFrom('account').select('id')
  if (show === 'closed') return all.where('removed_at', 'is not', null)
  const here = all.where('removed_at', 'is', null)
  switch (show) {
    case 'staff':
      return here.where('role', 'in', STAFF_ROLES)
    case 'new':
      return here.where('created_at', '>', new Date(now.getTime() - WEEK_MS).toISOString())
    case 'unverified':
      return here.where('verified_at', 'is', null)
    case 'warned':
      return here.where('id', 'in', warned(db, now).$castTo<{ id: number }>())
    case 'suspended':
      return here.where('id', 'in', suspended(db, now))
    // Only invitations wait; they are no members yet.
    case 'waiting':
      return here.where('id', '=', 0)
    case 'everyone':
      return here
  }
}

/** Each word is in the name, for administrators also in the address. */
function searched(accounts: Accounts, search: string, role: Role): Accounts {
  const words = fold(search).split(/\s+/).slice(0, 6)
  return words.reduce((query, word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    const isIn = (column: string) => sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`
    return query.where((row) => row.or([isIn('name_key'), ...(role === 'admin' ? [isIn('email')] : [])]))
  }, accounts)
}

function sorted(accounts: Accounts, sort: Sort, search: string): Accounts {
  if (sort === 'name') return accounts.orderBy('name_key').orderBy('id')
  if (sort === 'posts') return accounts.orderBy(postsOfTop, 'desc').orderBy('points', 'desc').orderBy('id')
  const staffFirst =
    sort === 'first' && search !== '' ? accounts.orderBy(sql`case role when 'member' then 1 else 0 end`) : accounts
  return staffFirst.orderBy('last_seen_at', 'desc').orderBy('id', 'desc')
}

const count = (table: string) =>
  sql`(select count(*) from ${sql.table(table)} where author_id = account.id and state = 'visible')`
const postsOfTop = sql`case when id in
  (select id from account where removed_at is null order by points desc limit ${sql.lit(MAX_BY_POSTS)})
  then ${count('discussion')} + ${count('comment')} else -1 end`

/** In the given order. */
export async function readRows(db: Db, ids: readonly number[], role: Role, now: Date) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('account')
    .select(['id', 'first_name', 'last_name', 'email', 'role', 'picture_file_id', 'last_seen_at'])
    .select(['created_at', 'removed_at', 'verified_at'])
    .where('id', 'in', ids)
    .execute()
  const pictures = rows.map(({ picture_file_id }) => picture_file_id)
  const files = await filesById(db, pictures)
  const standings = await readStandings(db, rows, now)
  return rows
    .map(({ picture_file_id, email, ...row }) => ({
      ...row,
      ...standings(row),
      profile_picture: findImageUrl(picture_file_id, files),
      email: role === 'admin' ? (email ?? '') : maskedAddress(email ?? ''),
    }))
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

/** 'd…@example.org' */
function maskedAddress(email: string): string {
  return email.replace(/^(.?)[^@]*/s, '$1…')
}

/** How many people each filter shows. Only administrators see invitations, which are what waits. */
export async function countPeople(db: Db, role: Role, now: Date): Promise<Partial<Record<Filter, number>>> {
  const counts = FILTERS.filter((show) => role === 'admin' || show !== 'waiting').map(
    async (show) =>
      [show, await countRows(show === 'waiting' ? db.selectFrom('invitation') : filtered(db, show, now))] as const,
  )
  return Object.fromEntries(await Promise.all(counts))
}
