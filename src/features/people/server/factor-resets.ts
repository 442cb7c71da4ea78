import { inputError } from '#core/errors.ts'
import { dropSecondFactor, membersById } from '#features/accounts/server/public.ts'
import { fullName } from '#features/discussions/server/public.ts'
import { PERSON_KIND } from '#features/editing/messages.ts'
import { recordAudit } from '#features/editing/server/public.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Handler } from '#platform/http/call-context.ts'
import { isSigned, type Secret, sign } from '#platform/secret/secret.ts'
import type * as calls from '../contract.ts'
import { responseText } from '../messages.ts'
import { parseKey } from './signed-key.ts'

const PURPOSE = 'keep-second-factor'

export function findReset(db: Db, accountId: number) {
  return db.selectFrom('second_factor_reset').selectAll().where('account_id', '=', accountId).executeTakeFirst()
}

/** The key of the link that stops a reset. */
export function keepKey(secret: Secret, { account_id, due_at }: { account_id: number; due_at: string }): string {
  return `${account_id}.${sign(secret, PURPOSE, [account_id, due_at])}`
}

/** Stops a reset. @throws {AppError} for a link that has ended */
export const keepFactor: Handler<typeof calls.keepFactor> = async ({ context: { secret }, input, now, commit }) => {
  const { id, signature } = parseKey(input.key)
  return commit(async (tx) => {
    const reset = await findReset(tx, id)
    if (reset === undefined || !isSigned(secret, PURPOSE, [id, reset.due_at], signature))
      throw inputError('key_not_valid', responseText.linkEnded)
    await tx.deleteFrom('second_factor_reset').where('account_id', '=', id).execute()
    const owner = (await membersById(tx, [id])).get(id)
    const entry = { action: 'factor-kept', kind: PERSON_KIND, entry: '', title: owner ? fullName(owner) : '' } as const
    await recordAudit({ tx, actor: { id }, now }, entry)
    return { detail: responseText.factorKept }
  })
}

/** Resets the second factors whose day has come. */
export async function resetDueFactors(db: Db, now: Date): Promise<void> {
  const due = db.selectFrom('second_factor_reset').select('account_id').where('due_at', '<=', now.toISOString())
  for (const { account_id } of await due.execute())
    await db.transaction().execute(async (tx) => {
      const reset = tx.deleteFrom('second_factor_reset').where('account_id', '=', account_id).returning('account_id')
      if ((await reset.executeTakeFirst()) !== undefined) await dropSecondFactor(tx, account_id, now)
    })
}
