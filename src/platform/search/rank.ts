import { type RawBuilder, sql } from 'kysely'
import type { Term } from './terms.ts'
import { ALL_VARIANTS, type VariantOptions, WHOLE_WORDS, WITHOUT_SYNONYMS } from './variants.ts'

/** The part of a text that is searched: the title, title and lead, or all of it. */
export type SearchedPart = 'title' | 'head' | 'anywhere'

/**
 * How well a text matches a query, best first: in the title, in title and lead, anywhere; in each part whole words come
 * before prefixes.
 */
export const TIERS = { wholeInTitle: 0, inTitle: 1, wholeInHead: 2, inHead: 3, whole: 4, anywhere: 5 } as const

/** Makes an SQL condition: that part of the text has all these terms. */
export type MatchCondition = (
  terms: readonly Term[],
  part: SearchedPart,
  options: VariantOptions,
) => RawBuilder<unknown>

/** The columns `tier`, `as_typed` and `title_terms` of a match (see `TextMatch`), the same on both databases. */
export function rankColumns(terms: readonly Term[], matches: MatchCondition): RawBuilder<unknown> {
  const hasNames = terms.some((term) => term.names.length > 0)
  const tier = sql`case
    when ${matches(terms, 'title', WHOLE_WORDS)} then ${sql.lit(TIERS.wholeInTitle)}
    when ${matches(terms, 'title', ALL_VARIANTS)} then ${sql.lit(TIERS.inTitle)}
    when ${matches(terms, 'head', WHOLE_WORDS)} then ${sql.lit(TIERS.wholeInHead)}
    when ${matches(terms, 'head', ALL_VARIANTS)} then ${sql.lit(TIERS.inHead)}
    when ${matches(terms, 'anywhere', WHOLE_WORDS)} then ${sql.lit(TIERS.whole)}
    else ${sql.lit(TIERS.anywhere)} end`
  const asTyped = hasNames ? countTrue([matches(terms, 'anywhere', WITHOUT_SYNONYMS)]) : sql`1`
  const inTitle = terms.length > 1 ? countTrue(terms.map((term) => matches([term], 'title', ALL_VARIANTS))) : sql`0`
  return sql`${tier} as tier, ${asTyped} as as_typed, ${inTitle} as title_terms`
}

function countTrue(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  const numbers = conditions.map((condition) => sql`case when ${condition} then 1 else 0 end`)
  return sql`(${sql.join(numbers, sql` + `)})`
}
