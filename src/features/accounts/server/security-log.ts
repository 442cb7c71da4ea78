import type { FastifyBaseLogger } from 'fastify'
import { maskAddress } from '#platform/mail/mask-address.ts'

/** What somebody who watches over the site may want to count or be warned of. */
export type SecurityEvent =
  | 'login_failed'
  | 'login_limited'
  | 'refresh_token_reused'
  | 'password_changed'
  | 'password_reset'
  | 'sessions_ended'
  | 'account_deleted'

interface About {
  /** Left out where nobody is known by a number. */
  accountId?: number
  /** Only its first letter and its domain are written. */
  email?: string
}

/** Writes a security event into the log, by name. Tokens and passwords never; the address of a mailbox only masked. */
export function logSecurity(log: FastifyBaseLogger, event: SecurityEvent, { accountId, email }: About): void {
  const about = {
    ...(accountId !== undefined && { accountId }),
    ...(email !== undefined && { account: maskAddress(email) }),
  }
  log.warn({ event, ...about }, 'security event')
}
