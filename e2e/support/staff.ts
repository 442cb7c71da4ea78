import { inject } from 'vitest'
import { z } from 'zod'
import type { Method } from '#core/endpoint.ts'
import type { StaffRole } from '#core/roles.ts'
import { setUpSecondFactor } from '#testing/accounts/second-factor.ts'
import { fromAnotherAddress } from './client-address.ts'
import { changeDatabase } from './database.ts'
import { createMember, type Member } from './member.ts'

export interface Staff extends Member {
  /** The secret of the second factor: `codeOf(secret)` is the code that the app shows. */
  secret: string
  recoveryCodes: string[]
}

/** Creates a member with a staff role and a second factor. The role counts in the session of the tokens. */
export async function createStaff(role: StaffRole, names: Parameters<typeof createMember>[0] = {}): Promise<Staff> {
  const member = await createMember(names)
  changeDatabase((database) =>
    database.prepare("update account set role = ?, enrolment_until = '2999' where id = ?").run(role, member.pk),
  )
  const call = async (method: Method, path: string, { body }: { body?: unknown } = {}) => {
    const response = await fetch(inject('siteUrl') + path, {
      method,
      headers: {
        authorization: `Bearer ${member.access}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...fromAnotherAddress(),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json()
    return { status: response.status, body: z.record(z.string(), z.unknown()).parse(answer), headers: {} }
  }
  return { ...member, ...(await setUpSecondFactor({ call })) }
}
