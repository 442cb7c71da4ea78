import { isPostgres } from '#platform/database/dialect-of.ts'
import type { Db } from '#platform/database/schema.ts'
import { postgresTextIndex } from './postgres-text-index.ts'
import { sqliteTextIndex } from './sqlite-text-index.ts'
import type { TextIndex } from './text-index.ts'

export function getTextIndex(db: Db): TextIndex {
  return isPostgres(db) ? postgresTextIndex : sqliteTextIndex
}
