import { type RawBuilder, sql } from 'kysely'
import { ALL_FORMS, type Forms, TYPED_FORMS, WHOLE_WORDS } from './forms.ts'
import type { Term } from './terms.ts'

/** Where a text may hold words: in the title, in title and lead, in any place. */
export type Place = 'title' | 'head' | 'anywhere'

/**
 * How well a text answers to a query, best first: in the title, in title and lead, anywhere; in each first with whole words,
 * then with prefixes.
 */
export const TIERS = { wholeInTitle: 0, inTitle: 1, wholeInHead: 2, inHead: 3, whole: 4, anywhere: 5 } as const

/** An SQL condition: the text holds all these terms there. */
export type Holds = (terms: readonly Term[], place: Place, forms: Forms) => RawBuilder<unknown>

/** The columns `tier`, `as_typed` and `title_terms` of a match (see `TextMatch`), the same on both databases. */
export function gradesOf(terms: readonly Term[], holds: Holds): RawBuilder<unknown> {
  const hasNames = terms.some((term) => term.names.length > 0)
  const tier = sql`case
    when ${holds(terms, 'title', WHOLE_WORDS)} then ${sql.lit(TIERS.wholeInTitle)}
    when ${holds(terms, 'title', ALL_FORMS)} then ${sql.lit(TIERS.inTitle)}
    when ${holds(terms, 'head', WHOLE_WORDS)} then ${sql.lit(TIERS.wholeInHead)}
    when ${holds(terms, 'head', ALL_FORMS)} then ${sql.lit(TIERS.inHead)}
    when ${holds(terms, 'anywhere', WHOLE_WORDS)} then ${sql.lit(TIERS.whole)}
    else ${sql.lit(TIERS.anywhere)} end`
  const asTyped = hasNames ? count([holds(terms, 'anywhere', TYPED_FORMS)]) : sql`1`
  const inTitle = terms.length > 1 ? count(terms.map((term) => holds([term], 'title', ALL_FORMS))) : sql`0`
  return sql`${tier} as tier, ${asTyped} as as_typed, ${inTitle} as title_terms`
}

/** How many of the conditions are true. */
function count(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  const numbers = conditions.map((condition) => sql`case when ${condition} then 1 else 0 end`)
  return sql`(${sql.join(numbers, sql` + `)})`
}
