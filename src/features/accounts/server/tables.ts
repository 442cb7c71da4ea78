import type { Generated } from 'kysely'
import type { Role } from '#core/roles.ts'

declare module '#platform/database/schema.ts' {
  interface Tables {
    account: AccountTable
    session: SessionTable
    account_token: AccountTokenTable
    sign_in_failure: SignInFailureTable
    suspension: SuspensionTable
    second_factor: SecondFactorTable
    recovery_code: RecoveryCodeTable
    data_copy: DataCopyTable
    sign_up_return: SignUpReturnTable
  }
}

export interface AccountTable {
  id: Generated<number>
  /** In lower case; null when the account is deleted. */
  email: string | null
  /** argon2id hash; empty when the account is deleted, so that no password matches. */
  password_hash: string
  first_name: string
  last_name: string
  picture_file_id: number | null
  /** IANA name; empty for an account of staff until its first login. */
  timezone: string
  bio: string
  linkedin_url: string
  points: number
  email_community_responses: number
  email_new_module: number
  email_occassional_updates: number
  role: Role
  created_at: string
  verified_at: string | null
  /** When the member closed it. */
  removed_at: string | null
  /** What becomes of the member's posts, while a login still takes the closing back; null for any other account. */
  closing: Generated<'stay' | 'go' | null>
  /** The name without case and accents, for search and order. */
  name_key: Generated<string>
  /** When a session last began or was renewed; before the first login when the account was made. */
  last_seen_at: Generated<string>
  /** Until when a person with a staff role may set up a second factor; null without a printed link that was used. */
  enrolment_until: Generated<string | null>
  /** Choices of staff in the back office, as JSON. */
  remembered: Generated<string>
  /** When somebody last changed the role; null for the first one. */
  role_changed_at: Generated<string | null>
}

/** One sign-in on one device, with its refresh tokens. */
export interface SessionTable {
  /** UUID; in every token of the session. */
  id: string
  account_id: number
  /** Number of the only valid refresh token, from 1. */
  generation: number
  /** Hash of the `Idempotency-Key` of the request for that token. */
  renewal_key: string | null
  /** The device in plain words; empty when unknown. */
  device: Generated<string>
  /** Hash of the network that started the session; empty when unknown. */
  network: Generated<string>
  created_at: string
  renewed_at: string
  /** When the second factor was checked in this session; null before. */
  second_factor_at: string | null
  expires_at: string
  ended_at: string | null
}

/** The token of a link in a mail: to verify an address, or to set a new password, with `enrol` also a second factor. */
export interface AccountTokenTable {
  id: Generated<number>
  account_id: number
  purpose: 'verify' | 'reset' | 'enrol'
  /** The mail with the link; negative for a link that the command line printed. */
  mail_id: number
  /** SHA-256 of the token. */
  token_hash: string
  created_at: string
  used_at: string | null
}

/** The number of failed sign-ins, to slow down guessing. */
export interface SignInFailureTable {
  /** Hash of the email address, the network, or both. */
  subject: string
  failures: number
  last_at: string
}

/** A member who can't post for some time or for an unlimited time. */
export interface SuspensionTable {
  account_id: number
  /** ISO time; null for an unlimited time. */
  until: string | null
  reason: string
  created_at: string
}

/** The app of a member with a staff role that makes codes (TOTP, RFC 6238). */
export interface SecondFactorTable {
  account_id: number
  /** The shared secret, encrypted with a key of the site's secret. */
  secret: string
  /** Number of the last accepted time step; a code of this step or an earlier one is rejected. 0 before the first code. */
  last_step: number
  created_at: string
  /** When the first code was entered. Until then the second factor is not in force. */
  confirmed_at: string | null
}

/** A code that replaces the app once. It is deleted when it is used. */
export interface RecoveryCodeTable {
  account_id: number
  /** Hash keyed with the site's secret. */
  code_hash: string
  created_at: string
}

/** The last copy of the own data that a member has asked for. */
export interface DataCopyTable {
  account_id: number
  asked_at: string
  /** Null until the job has made it. */
  made_at: string | null
  /** Key of its JSON in the file store, with what an archive has to know of it. */
  sha256: string
  size_bytes: number
  crc32: number
}

/** Where a new member comes back to after the verification, kept for seven days. */
export interface SignUpReturnTable {
  account_id: number
  /** A path of this site; its hash may be an intent (`intents.ts`). */
  path: string
  created_at: string
}
