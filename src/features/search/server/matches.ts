import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database/schema.ts'
import { getTextIndex } from '#platform/search/get-text-index.ts'
import { rankTexts, TIERS } from '#platform/search/rank.ts'
import { isRequired, type Term } from '#platform/search/terms.ts'
import type { TextMatch } from '#platform/search/text-index.ts'
import { TEXT_INDEX } from './index-entries.ts'

const ALL_TEXTS = sql<TextMatch>`(select id, '' as head, 0 as score from search_entry)`

/** An entry that has all the terms, with its rank and the columns for filters. */
export type Match = Awaited<ReturnType<typeof listMatches>>[number]

/** The entries that have all terms; without terms all entries. */
export async function listMatches(db: Db, terms: readonly Term[]) {
  const texts = terms.length > 0 ? getTextIndex(db).matchAll(TEXT_INDEX, terms) : ALL_TEXTS
  return rankTexts(terms, await listEntries(db, texts))
}

/** The entries that have some of the terms, at least one of them in title or lead. */
export async function listPartialMatches(db: Db, terms: readonly Term[]): Promise<Match[]> {
  const texts = getTextIndex(db).matchAny(TEXT_INDEX, terms.filter(isRequired))
  const matches = rankTexts(terms, await listEntries(db, texts))
  return matches.filter(({ isInHead }) => isInHead).map((match) => ({ ...match, tier: TIERS.anywhere }))
}

function listEntries(db: Db, texts: RawBuilder<TextMatch>) {
  return db
    .selectFrom(texts.as('match'))
    .innerJoin('search_entry as entry', 'entry.id', 'match.id')
    .select(['match.id', 'match.head', 'match.score'])
    .select(['entry.kind', 'entry.title', 'entry.position', 'entry.language', 'entry.format', 'entry.size_bytes'])
    .select(['entry.module_slug', 'entry.module_name', 'entry.same_as'])
    .execute()
}
