import { inputError } from '#core/errors.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import type { Person } from '../contract.ts'
import { responseText } from '../messages.ts'
import { personsById } from './member-facts.ts'

/** A moderator has a case for this long after the last key or touch, in ms. */
const CLAIM_MS = 15 * 60_000

export interface Claim {
  by: Person
  until: string
}

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

/** Claims a case, or renews the claim. @throws {AppError} `invalid_input` when a colleague has it, unless it is taken over */
export async function claimCase(
  tx: Tx,
  key: string,
  { moderatorId, isTakeover, now }: { moderatorId: number; isTakeover: boolean; now: Date },
): Promise<void> {
  if (!isTakeover) await checkClaim(tx, key, moderatorId, now)
  const row = { moderator_id: moderatorId, until: new Date(now.getTime() + CLAIM_MS).toISOString() }
  await tx
    .insertInto('report_claim')
    .values({ case_key: key, ...row })
    .onConflict((conflict) => conflict.column('case_key').doUpdateSet(row))
    .execute()
}

/** @throws {AppError} `invalid_input` when a colleague has the case */
export async function checkClaim(db: Db, key: string, moderatorId: number, now: Date): Promise<void> {
  const claim = (await listClaims(db, now)).get(key)
  if (claim && claim.by.id !== moderatorId) throw inputError('claimed', responseText.hasIt(claim.by.name))
}

export async function giveBack(tx: Tx, key: string, moderatorId: number): Promise<void> {
  await tx.deleteFrom('report_claim').where('case_key', '=', key).where('moderator_id', '=', moderatorId).execute()
}
