import type { Config } from '#platform/config/config.ts'
import type { ChangeLog } from '#platform/database/change-log.ts'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/store.ts'
import type { Secret } from '#platform/secret/secret.ts'
import type { CallLimits } from './call-limits.ts'
import type { Identify } from './member.ts'
import type { ResponseCache } from './response-cache.ts'

/** What every handler stands on: made once when the process starts. */
export interface AppContext {
  config: Config
  database: Database
  store: FileStore
  changes: ChangeLog
  answers: ResponseCache
  callLimits: CallLimits
  secret: Secret
  identify: Identify
}
