import type { FastifyBaseLogger } from 'fastify'
import type { Role } from '#core/roles.ts'
import { maskAddress } from '#platform/mail/mask-address.ts'

/** Events that an operator may want to count or be warned of. */
export type SecurityEvent =
  | 'login_failed'
  | 'login_limited'
  | 'refresh_token_reused'
  | 'password_changed'
  | 'password_reset'
  | 'sessions_ended'
  | 'account_deleted'
  | 'second_factor_set_up'
  | 'second_factor_removed'
  | 'second_factor_failed'
  | 'second_factor_limited'
  | 'recovery_codes_replaced'
  | 'account_created'
  | 'new_device'
  | 'role_changed'
  | 'login_link_sent'
  | 'address_changed'
  | 'data_copy_asked'
  | 'invitation_accepted'
  | 'second_factor_reset'

interface Subject {
  /** Undefined if no account is known. */
  accountId?: number
  /** The log contains only its first letter and its domain. */
  email?: string
  /** The new role. */
  role?: Role
}

/** Logs a security event by name, without tokens and passwords, and with a masked email. @param by a call, or a command without `ip` */
export function logSecurity(
  { log, ip }: { log: FastifyBaseLogger; ip?: string },
  event: SecurityEvent,
  { accountId, email, role }: Subject,
): void {
  const about = {
    ...(ip !== undefined && { ip }),
    ...(accountId !== undefined && { accountId }),
    ...(email !== undefined && { account: maskAddress(email) }),
    ...(role !== undefined && { role }),
  }
  log.warn({ event, ...about }, 'security event')
}
