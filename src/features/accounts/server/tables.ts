import type { Generated } from 'kysely'
import type { Role } from '#core/roles.ts'

declare module '#platform/database/schema.ts' {
  interface Tables {
    account: AccountTable
    session: SessionTable
    account_token: AccountTokenTable
    sign_in_failure: SignInFailureTable
    suspension: SuspensionTable
  }
}

export interface AccountTable {
  id: Generated<number>
  /** In lower case; null when the account is deleted. */
  email: string | null
  /** argon2id; empty when the account is deleted: no password fits. */
  password_hash: string
  first_name: string
  last_name: string
  picture_file_id: number | null
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
  removed_at: string | null
}

/** One sign-in on one device, with the refresh tokens that follow from it. */
export interface SessionTable {
  /** UUID; in every token of the session. */
  id: string
  account_id: number
  /** Number of the only refresh token that is good, from 1. */
  generation: number
  /** Hash of the `Idempotency-Key` with which that token was asked for. */
  renewal_key: string | null
  /** The device in plain words; empty when unknown. */
  device: Generated<string>
  /** Hash of the network from which it was begun; empty when unknown. */
  network: Generated<string>
  created_at: string
  renewed_at: string
  expires_at: string
  ended_at: string | null
}

/** A link that was mailed: to verify an address or to choose a new password. */
export interface AccountTokenTable {
  id: Generated<number>
  account_id: number
  purpose: 'verify' | 'reset'
  /** The mail that carries it. */
  mail_id: number
  /** SHA-256 of the token. */
  token_hash: string
  created_at: string
  used_at: string | null
}

/** Passwords that were tried and not found to be right, to slow down guessing. */
export interface SignInFailureTable {
  /** Hash of the address that was tried, alone or with the network it came from. */
  subject: string
  failures: number
  last_at: string
}

/** A member who can't post for a time, or for good. */
export interface SuspensionTable {
  account_id: number
  /** Null for good. */
  until: string | null
  reason: string
  created_at: string
}
