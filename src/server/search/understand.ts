import { AS_TYPED, type QueryReading } from '#core/query-reading.ts'
import type { Db } from '#server/database/schema.ts'
import { correctTerms } from './spelling.ts'
import { NO_SYNONYMS, readSynonyms } from './synonyms.ts'
import { type Term, termsOf } from './terms.ts'
import type { TextTable } from './text-index.ts'

/**
 * The terms of a query, with other names and corrections, and what to tell about these.
 * @param exact only what was typed
 */
export async function understandQuery(
  db: Db,
  table: TextTable,
  { query, exact }: { query: string; exact: boolean },
): Promise<{ terms: readonly Term[]; reading: QueryReading }> {
  if (exact) return { terms: termsOf(query, NO_SYNONYMS), reading: AS_TYPED }
  const synonyms = await readSynonyms(db)
  const { terms, corrected } = await correctTerms(db, table, termsOf(query, synonyms), synonyms)
  const told = terms.flatMap(({ typed, synonym }) =>
    synonym ? [{ typed, ...synonym, names: [...synonym.names] }] : [],
  )
  return { terms, reading: { corrected, synonyms: told } }
}
