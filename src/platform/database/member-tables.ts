import type { Generated } from 'kysely'

/** A text that was sent to a list: the newsletter, or an occasional update. */
export interface NewsletterIssueTable {
  id: Generated<number>
  list: 'newsletter' | 'occasional'
  subject: string
  /** Markdown, as written. */
  body: string
  created_at: string
}

/** The answer to a change that was sent with an `Idempotency-Key`: the same call sent again gets it. */
export interface IdempotentResponseTable {
  /** Who called, what, and the key, as one hash. */
  key: string
  /** Of what was sent, keyed with the site's own key. */
  input_hash: Generated<string>
  body: string
  created_at: string
}

/** Calls of one kind from one network, since the window of a minute began. */
export interface CallCountTable {
  /** What is counted and for whom, as one hash. */
  key: string
  count: number
  ends_at: string
}

/** A mail to be sent, or one that could not be. What has been sent leaves the table after some days. */
export interface OutboxMailTable {
  id: Generated<number>
  /** Which composer makes its subject and text when it is sent. */
  kind: string
  recipient: string
  /** What the composer needs, as JSON; never a secret. */
  data: string
  created_at: string
  /** Not before; moved on after a failure. */
  due_at: string
  attempts: number
  /** Until when a worker has it in hand; another may take it after that. */
  claimed_until: string | null
  /** Set just before its text is handed to the mail server: from then on it may have arrived. */
  handed_at: string | null
  sent_at: string | null
  /** Given up: `last_error` says why. */
  failed_at: string | null
  last_error: string | null
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
  role: 'member' | 'editor' | 'moderator' | 'admin'
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

export interface BookmarkFolderTable {
  id: Generated<number>
  account_id: number
  folder_name: string
  /** The name in one case: a member has each once. */
  folder_key: string
  is_default: number
  created_at: string
}

export interface BookmarkTable {
  folder_id: number
  item_type: string
  item_id: number
  /** The reader's own order in the folder. */
  position: number
  created_at: string
}

export interface FeedbackTable {
  id: Generated<number>
  role: string
  /** 1 (hard) to 5 (easy). */
  ease: number
  found: 'yes' | 'partly' | 'no'
  message: string
  created_at: string
}
