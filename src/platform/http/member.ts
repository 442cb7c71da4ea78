import type { Role } from '#core/roles.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Secret } from '#platform/secret/secret.ts'

/** The member who makes a call. */
export interface Member {
  id: number
  role: Role
  /** The session that the access token belongs to. */
  sessionId: string
  /** Whether the second factor was checked in this session. Without it a staff role does not count. */
  secondFactor: boolean
}

/**
 * Finds the member of an access token. The accounts feature implements it.
 * @returns undefined for a token that is forged, expired or of a session that has ended
 */
export type Identify = (context: { db: Db; secret: Secret; now: Date }, token: string) => Promise<Member | undefined>
