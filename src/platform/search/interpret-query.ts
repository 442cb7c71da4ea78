import { AS_TYPED, type QueryInterpretation } from '#core/query-interpretation.ts'
import type { SearchLanguage } from '#core/search-filters.ts'
import type { Db } from '#platform/database/schema.ts'
import { readCompounds } from './read-compounds.ts'
import { isRebuilding } from './rebuild-index.ts'
import { correctTerms } from './spelling.ts'
import { NO_SYNONYMS, type Synonyms } from './synonyms.ts'
import { parseTerms, type Term } from './terms.ts'
import type { TextTable } from './text-index.ts'
import { withForms } from './word-forms.ts'

/**
 * The terms of a query with synonyms and corrections, and a description of these for the reader, with a note while the index is rebuilt.
 * @param synonyms undefined for the words as typed, also without corrections
 */
export async function interpretQuery(
  db: Db,
  table: TextTable,
  query: string,
  synonyms: Synonyms | undefined,
): Promise<{ terms: readonly Term[]; languages: readonly SearchLanguage[]; interpretation: QueryInterpretation }> {
  const { compounds, languages } = await readCompounds(db, query)
  const rebuilding = (await isRebuilding(db)) ? ({ is_rebuilding: true } as const) : {}
  if (synonyms === undefined)
    return {
      terms: await withForms(db, parseTerms(compounds, NO_SYNONYMS)),
      languages,
      interpretation: { ...AS_TYPED, ...rebuilding },
    }
  const parsed = await withForms(db, parseTerms(compounds, synonyms))
  const { terms, corrected } = await correctTerms(db, table, parsed, synonyms)
  const shownSynonyms = terms.flatMap(({ synonym }) =>
    synonym && synonym.names.length > 0 ? [{ ...synonym, names: [...synonym.names] }] : [],
  )
  return { terms, languages, interpretation: { corrected, synonyms: shownSynonyms, ...rebuilding } }
}
