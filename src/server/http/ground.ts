import type { Config } from '#server/config/config.ts'
import type { ChangeLog } from '#server/database/change-log.ts'
import type { Database } from '#server/database/database.ts'
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
  changes: ChangeLog
  answers: AnswerCache
  callLimits: CallLimits
  secret: Secret
  identify: Identify
}
