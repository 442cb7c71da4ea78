import type { Db } from '#platform/database/schema.ts'
import { getTextIndex } from '#platform/search/get-text-index.ts'
import type { Term } from '#platform/search/terms.ts'
import { TEXT_INDEX } from './index-entries.ts'

/** An entry that has all the terms, with the columns for ranking and filters. */
export type Match = Awaited<ReturnType<typeof listMatches>>[number]

export function listMatches(db: Db, terms: readonly Term[]) {
  return db
    .selectFrom(getTextIndex(db).matchAll(TEXT_INDEX, terms).as('match'))
    .innerJoin('search_entry as entry', 'entry.id', 'match.id')
    .select(['match.id', 'match.tier', 'match.as_typed', 'match.title_terms', 'match.score'])
    .select(['entry.kind', 'entry.position', 'entry.language', 'entry.format', 'entry.size_bytes'])
    .select(['entry.module_slug', 'entry.module_name', 'entry.same_as'])
    .execute()
}
