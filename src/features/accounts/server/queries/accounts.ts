import type { Selectable } from 'kysely'
import { AppError } from '#core/errors.ts'
import { isStaff } from '#core/roles.ts'
import type { Db } from '#platform/database/schema.ts'
import { findImageUrl } from '#platform/files/file-fields.ts'
import { filesById } from '#platform/files/queries.ts'
import type { Member } from '#platform/http/member.ts'
import type { Profile, User } from '../../contract.ts'
import { Remembered } from '../../user-schemas.ts'
import type { AccountTable } from '../tables.ts'
import { findSuspension } from './suspensions.ts'

export type AccountRow = Selectable<AccountTable>

/** @param email in lower case */
export function findAccountByEmail(db: Db, email: string): Promise<AccountRow | undefined> {
  return db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst()
}

/** A member's account. @throws {AppError} `token_not_valid` if it is deleted */
export async function getAccount(db: Db, id: number): Promise<AccountRow> {
  const row = await db
    .selectFrom('account')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) throw new AppError('token_not_valid')
  return row
}

/** The zone in which a member's days begin, as an IANA name. */
export async function getTimezone(db: Db, id: number): Promise<string> {
  const row = await db.selectFrom('account').select('timezone').where('id', '=', id).executeTakeFirst()
  return row?.timezone || 'UTC'
}

/** A member's own view of the account, in one session. @throws {AppError} `token_not_valid` if it is deleted */
export async function getUser(db: Db, { id, secondFactor }: Pick<Member, 'id' | 'secondFactor'>): Promise<User> {
  const row = await getAccount(db, id)
  const suspension = await findSuspension(db, id, new Date())
  return {
    ...(await presentProfile(db, row)),
    email: row.email ?? '',
    timezone: row.timezone || 'UTC',
    email_community_responses: row.email_community_responses === 1,
    email_new_module: row.email_new_module === 1,
    email_occassional_updates: row.email_occassional_updates === 1,
    suspension: suspension ? { until: suspension.until } : null,
    role: row.role,
    remembered: parseRemembered(row.remembered),
    ...(row.role_changed_at !== null && { role_changed_at: row.role_changed_at }),
    second_factor: isStaff(row.role) ? (secondFactor ? 'checked' : 'missing') : 'none',
  }
}

/** What the back office remembers; undefined for nothing. Choices that no longer exist are forgotten. */
export function parseRemembered(json: string): Remembered | undefined {
  const parsed = Remembered.safeParse(JSON.parse(json))
  return parsed.success && Object.keys(parsed.data).length > 0 ? parsed.data : undefined
}

/** The public profile of a member with a verified email. */
export async function findProfile(db: Db, id: number): Promise<Profile | undefined> {
  const row = await db
    .selectFrom('account')
    .selectAll()
    .where('id', '=', id)
    .where('verified_at', 'is not', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row && presentProfile(db, row)
}

async function presentProfile(db: Db, row: AccountRow): Promise<Profile> {
  const files = await filesById(db, [row.picture_file_id])
  return {
    id: row.id,
    pk: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    profile_picture: findImageUrl(row.picture_file_id, files),
    bio: row.bio,
    linkedin_url: row.linkedin_url,
    points: row.points,
  }
}
