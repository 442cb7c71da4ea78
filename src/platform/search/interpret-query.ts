import { AS_TYPED, type QueryInterpretation } from '#core/query-interpretation.ts'
import type { Db } from '#platform/database/schema.ts'
import { correctTerms } from './spelling.ts'
import { NO_SYNONYMS, readSynonyms } from './synonyms.ts'
import { parseTerms, type Term } from './terms.ts'
import type { TextTable } from './text-index.ts'

/**
 * The terms of a query with synonyms and corrections, and a description of these for the reader.
 * @param exact without synonyms and corrections
 */
export async function interpretQuery(
  db: Db,
  table: TextTable,
  { query, exact }: { query: string; exact: boolean },
): Promise<{ terms: readonly Term[]; interpretation: QueryInterpretation }> {
  if (exact) return { terms: parseTerms(query, NO_SYNONYMS), interpretation: AS_TYPED }
  const synonyms = await readSynonyms(db)
  const { terms, corrected } = await correctTerms(db, table, parseTerms(query, synonyms), synonyms)
  const shownSynonyms = terms.flatMap(({ typed, synonym }) =>
    synonym ? [{ typed, ...synonym, names: [...synonym.names] }] : [],
  )
  return { terms, interpretation: { corrected, synonyms: shownSynonyms } }
}
