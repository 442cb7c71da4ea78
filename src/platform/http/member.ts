import type { Role } from '#core/roles.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Secret } from '#platform/secret/secret.ts'

/** Who calls, by the access token. */
export interface Member {
  id: number
  role: Role
  /** The sign-in that the token belongs to. */
  sessionId: string
}

/**
 * Tells whose access token it is. The accounts area does it; the roof hands it over.
 * @returns undefined for a token that is forged, old, or of a session that has ended
 */
export type Identify = (given: { db: Db; secret: Secret; now: Date }, token: string) => Promise<Member | undefined>

/** The token of an `Authorization: Bearer` header. */
export function bearerOf(authorization: string | undefined): string | undefined {
  return /^Bearer ([\w.-]+)$/i.exec(authorization ?? '')?.[1]
}
