import { identify } from '#features/accounts/public.ts'
import type { Config } from '#server/config/config.ts'
import { protectData } from '#server/config/protect-data.ts'
import { ChangeLog } from '#server/database/change-log.ts'
import { openDatabase } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import { openFileStore } from '#server/files/store.ts'
import { AnswerCache } from '#server/http/answer-cache.ts'
import { CallLimits } from '#server/http/call-limits.ts'
import type { Ground } from '#server/http/ground.ts'
import { openSecret } from '#server/secret/secret.ts'
import { updateSearchIndex } from './search-index.ts'

/** Opens the database (bringing it up to date) and the files: all that the site stands on. */
export async function openGround(config: Config): Promise<Ground> {
  // With PostgreSQL too: the key, the files and the outbox are there.
  protectData(config.dataDir)
  const database = openDatabase(config)
  await migrate(database)
  await updateSearchIndex(database)
  const changes = await ChangeLog.open(database.db)
  const store = await openFileStore(config)
  return {
    config,
    database,
    store,
    changes,
    answers: new AnswerCache(changes, config.cacheBytes),
    callLimits: new CallLimits(database.db),
    secret: await openSecret(config),
    identify,
  }
}

/** Lets go of everything that `openGround` opened. */
export async function closeGround(ground: Ground): Promise<void> {
  ground.changes.stop()
  await ground.database.close()
}
