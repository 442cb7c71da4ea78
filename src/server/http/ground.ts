import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/database/database.ts'
import type { Revisions } from '#server/database/revisions.ts'
import type { FileStore } from '#server/files/store.ts'
import type { AnswerCache } from './answer-cache.ts'

/** What every handler stands on: made once when the process starts. */
export interface Ground {
  config: Config
  database: Database
  store: FileStore
  revisions: Revisions
  answers: AnswerCache
}
