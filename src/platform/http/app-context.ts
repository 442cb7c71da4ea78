import type { Config } from '#platform/config/config.ts'
import type { ChangeLog } from '#platform/database/change-log.ts'
import type { Database } from '#platform/database/database.ts'
import type { Db } from '#platform/database/schema.ts'
import type { FileStore } from '#platform/files/store.ts'
import type { Secret } from '#platform/secret/secret.ts'
import type { Identify } from './member.ts'
import type { RateLimiter } from './rate-limiter.ts'
import type { ResponseCache } from './response-cache.ts'

/** The services of the process, created when it starts. */
export interface AppContext {
  config: Config
  database: Database
  store: FileStore
  changes: ChangeLog
  responseCache: ResponseCache
  rateLimiter: RateLimiter
  secret: Secret
  /** The name that editors gave the site. */
  readSiteName: (db: Db) => Promise<string>
  identify: Identify
}
