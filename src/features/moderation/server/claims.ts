import { inputError } from '#core/errors.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import type { Member } from '#platform/http/member.ts'
import type { Claim } from '../contract.ts'
import { hasIt } from '../messages.ts'
import { personsById } from './persons.ts'

/** A moderator has a case for this long after the last key or touch, in ms. */
const CLAIM_MS = 15 * 60_000

/** The claims that are in force, by the key of the case. */
export async function listClaims(db: Db, now: Date): Promise<Map<string, Claim>> {
  const rows = await db.selectFrom('report_claim').selectAll().where('until', '>', now.toISOString()).execute()
  const moderatorIds = rows.map(({ moderator_id }) => moderator_id)
  const names = await personsById(db, moderatorIds)
  return new Map(
    rows.flatMap(({ case_key, moderator_id, until }) => {
      const by = names.get(moderator_id)
      return by ? [[case_key, { by, until }] as const] : []
    }),
  )
}

/** Claims a case, renews the claim, or takes it over. */
export async function claim(tx: Tx, key: string, { id }: Pick<Member, 'id'>, now: Date): Promise<Claim | null> {
  const row = { moderator_id: id, until: new Date(now.getTime() + CLAIM_MS).toISOString() }
  await tx
    .insertInto('report_claim')
    .values({ case_key: key, ...row })
    .onConflict((conflict) => conflict.column('case_key').doUpdateSet(row))
    .execute()
  return (await listClaims(tx, now)).get(key) ?? null
}

/** @throws {AppError} `invalid_input` when a colleague has the case */
export async function checkClaim(db: Db, key: string, moderatorId: number, now: Date): Promise<void> {
  const current = (await listClaims(db, now)).get(key)
  if (current && current.by.id !== moderatorId) throw inputError('claimed', `${hasIt(current.by.name)}.`)
}

export async function giveBack(tx: Tx, key: string, moderatorId: number): Promise<void> {
  await tx.deleteFrom('report_claim').where('case_key', '=', key).where('moderator_id', '=', moderatorId).execute()
}
