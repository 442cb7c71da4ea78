import type { Insertable } from 'kysely'
import type { AccountTable } from '../tables.ts'

type Given = Pick<Insertable<AccountTable>, 'email' | 'password_hash' | 'first_name' | 'last_name' | 'timezone'>

/** The row of an account as everybody's begins: no picture, no points, every kind of mail wanted. */
export function newAccount(given: Given, createdAt: Date, verifiedAt: Date | null = null): Insertable<AccountTable> {
  return {
    ...given,
    picture_file_id: null,
    bio: '',
    linkedin_url: '',
    points: 0,
    email_community_responses: 1,
    email_new_module: 1,
    email_occassional_updates: 1,
    role: 'member',
    created_at: createdAt.toISOString(),
    verified_at: verifiedAt?.toISOString() ?? null,
    removed_at: null,
  }
}
