import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/database/database.ts'
import type { Revisions } from '#server/database/revisions.ts'
import type { FileStore } from '#server/files/store.ts'
import type { Secret } from '#server/secret/secret.ts'
import type { AnswerCache } from './answer-cache.ts'
import type { CallLimits } from './call-limits.ts'
import type { Identify } from './member.ts'

/** What every handler stands on: made once when the process starts. */
export interface Ground {
  config: Config
  database: Database
  store: FileStore
  revisions: Revisions
  answers: AnswerCache
  callLimits: CallLimits
  secret: Secret
  identify: Identify
  /** Tells those who wait for it (the mail's worker) that a change has been made. */
  changes: EventTarget
}

/** The event of `changes` after a committed change that has put mail into the outbox. */
export const CHANGED = 'changed'
