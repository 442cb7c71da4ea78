import type { Handler } from '#platform/http/call-context.ts'
import type * as calls from '../contract.ts'
import { Remembered } from '../user-schemas.ts'
import { getAccount } from './queries/accounts.ts'

/** What the back office remembers; undefined for nothing. Choices that no longer exist are forgotten. */
export function parseRemembered(json: string): Remembered | undefined {
  const parsed = Remembered.safeParse(JSON.parse(json))
  return parsed.success && Object.keys(parsed.data).length > 0 ? parsed.data : undefined
}

export const remember: Handler<typeof calls.remember> = ({ input, member, commit }) =>
  commit(async (tx) => {
    const before = parseRemembered((await getAccount(tx, member.id)).remembered)
    const remembered = { ...before, ...input }
    await tx
      .updateTable('account')
      .set({ remembered: JSON.stringify(remembered) })
      .where('id', '=', member.id)
      .execute()
    return remembered
  })
