import { authorsById } from '#features/accounts/server/public.ts'
import { fullName } from '#features/discussions/server/public.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Person } from '../contract.ts'

/** The names of members by id. */
export async function personsById(db: Db, ids: readonly number[]): Promise<Map<number, Person>> {
  const authors = await authorsById(db, ids)
  return new Map([...authors].map(([id, author]) => [id, { id, name: fullName(author) }]))
}
