import type { Tx } from '#platform/database/schema.ts'
import { newAccount } from './new-account.ts'

interface Fictional {
  first_name: string
  last_name: string
  timezone: string
  bio: string
}

/** Adds a made-up member, for a site that is being tried out: without an address and a password nobody can log in. */
export async function addFictionalMember(tx: Tx, { bio, ...named }: Fictional, joinedAt: Date): Promise<number> {
  const { id } = await tx
    .insertInto('account')
    .values({ ...newAccount({ ...named, email: null, password_hash: '' }, joinedAt, joinedAt), bio })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
