import type { Handler } from '#platform/http/call-context.ts'
import type * as calls from '../../contract.ts'
import { getAccount, parseRemembered } from '../queries/accounts.ts'

/** Remembers a choice in the back office beside the others. */
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
