import type { Insertable } from 'kysely'
import type { Tx } from '#platform/database/schema.ts'
import { fold } from '#platform/search/fold.ts'
import type { AccountTable } from '../tables.ts'

type NewAccount = Pick<Insertable<AccountTable>, 'email' | 'password_hash' | 'first_name' | 'last_name' | 'timezone'>

/** The row of a new account: no picture, no points, all mail preferences on. */
export function newAccount(
  fields: NewAccount,
  createdAt: Date,
  verifiedAt: Date | null = null,
): Insertable<AccountTable> {
  return {
    ...fields,
    ...nameColumns(fields),
    picture_file_id: null,
    bio: '',
    linkedin_url: '',
    points: 0,
    email_community_responses: 1,
    email_new_module: 1,
    email_occassional_updates: 1,
    role: 'member',
    created_at: createdAt.toISOString(),
    last_seen_at: createdAt.toISOString(),
    verified_at: verifiedAt?.toISOString() ?? null,
    removed_at: null,
  }
}

interface Names {
  first_name: string
  last_name: string
}

/** What every change of a name writes. */
export function nameColumns({ first_name, last_name }: Names): Names & { name_key: string } {
  return { first_name, last_name, name_key: nameKeyOf({ first_name, last_name }) }
}

export function nameKeyOf({ first_name, last_name }: Names): string {
  return fold(`${first_name} ${last_name}`)
}

interface SampleMember {
  first_name: string
  last_name: string
  timezone: string
  bio: string
}

/** Adds a member for a demonstration. Nobody can log in as this member: there is no email and no password. */
export async function addSampleMember(tx: Tx, { bio, ...fields }: SampleMember, joinedAt: Date): Promise<number> {
  const { id } = await tx
    .insertInto('account')
    .values({ ...newAccount({ ...fields, email: null, password_hash: '' }, joinedAt, joinedAt), bio })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
