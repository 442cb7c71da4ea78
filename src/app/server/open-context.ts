import { identify } from '#features/accounts/server/public.ts'
import { readSiteName } from '#features/pages/server/public.ts'
import type { Config } from '#platform/config/config.ts'
import { protectData } from '#platform/config/protect-data.ts'
import { ChangeLog } from '#platform/database/change-log.ts'
import { openDatabase } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openFileStore } from '#platform/files/open-file-store.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import { RateLimiter } from '#platform/http/rate-limiter.ts'
import { ResponseCache } from '#platform/http/response-cache.ts'
import { openSecret } from '#platform/secret/secret.ts'
import { MIGRATIONS } from '../features.ts'

/** Opens the database and the files, and migrates the database. */
export async function openContext(config: Config): Promise<AppContext> {
  // Also with PostgreSQL: the folder has the key, the files and the outbox.
  protectData(config.dataDir)
  const database = openDatabase(config)
  await migrate(database, MIGRATIONS)
  const changes = await ChangeLog.open(database.db)
  const store = await openFileStore(config)
  return {
    config,
    database,
    store,
    changes,
    responseCache: new ResponseCache(changes, config.cacheBytes),
    rateLimiter: new RateLimiter(database.db),
    secret: await openSecret(config),
    readSiteName,
    identify,
  }
}

export async function closeContext(context: AppContext): Promise<void> {
  context.changes.stop()
  await context.database.close()
}
