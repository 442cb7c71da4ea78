import { hash } from '@node-rs/argon2'
import { PERSONAL_DATA_PROVIDERS } from '#app/features.ts'
import type { Method } from '#core/endpoint.ts'
import type { Role, StaffRole } from '#core/roles.ts'
import { newAccount } from '#features/accounts/server/actions/new-account.ts'
import { startSession } from '#features/accounts/server/sessions/sessions.ts'
import type { TestCall, TestResponse, TestSite } from './site.ts'

let members = 0

export interface TestMember {
  id: number
  email: string
  password: string
  access: string
  refresh: string
  /** Sends a request with the member's access token. */
  call(method: Method, url: string, given?: TestCall): Promise<TestResponse>
}

const DAY_MS = 24 * 60 * 60_000

/** A cheap hash, to keep tests fast. */
const COST = { memoryCost: 1024, timeCost: 1, parallelism: 1 }

interface MemberOptions {
  email?: string
  password?: string
  isVerified?: boolean
  /** Two days ago by default: posts of younger accounts may wait. */
  createdAt?: Date
  role?: Role
  /** Whether the second factor was checked in the session, so that the role counts. */
  isChecked?: boolean
}

/** Creates a member who is logged in. */
export async function createMember(
  { context, call }: Pick<TestSite, 'context' | 'call'>,
  {
    email = `member-${++members}@example.org`,
    password = 'Kampala-2026!',
    isVerified = true,
    createdAt = new Date(Date.now() - 2 * DAY_MS),
    role = 'member',
    isChecked = false,
  }: MemberOptions = {},
): Promise<TestMember> {
  const now = new Date()
  const { id, access, refresh } = await context.database.db.transaction().execute(async (tx) => {
    const account = await tx
      .insertInto('account')
      .values({
        ...newAccount(
          {
            email,
            password_hash: await hash(password, COST),
            first_name: 'Amina',
            last_name: 'Nakato',
            timezone: 'Africa/Kampala',
          },
          createdAt,
          isVerified ? createdAt : null,
        ),
        role,
        // As after a printed link.
        enrolment_until: role === 'member' ? null : new Date(now.getTime() + 24 * 60 * 60_000).toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const store of PERSONAL_DATA_PROVIDERS) await store.begin(tx, account.id, now)
    return { id: account.id, ...(await startSession(tx, context.secret, account.id, now, { isChecked })) }
  })
  return {
    id,
    email,
    password,
    access,
    refresh,
    call: (method, url, given = {}) => call(method, url, { token: access, ...given }),
  }
}

/** Creates a member with a staff role, logged in with a checked second factor: the role counts in every call. */
export function createStaff(
  site: Pick<TestSite, 'context' | 'call'>,
  role: StaffRole,
  options: Omit<MemberOptions, 'role' | 'isChecked'> = {},
): Promise<TestMember> {
  return createMember(site, { ...options, role, isChecked: true })
}
