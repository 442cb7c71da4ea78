import { type RawBuilder, sql } from 'kysely'
import type { Phrase, Term } from './terms.ts'

/** What counts as an answer to a term. */
export interface Forms {
  /** Words that begin with the typed one. */
  beginnings: boolean
  /** Other names of the same thing. */
  names: boolean
}

export const BEGUN: Forms = { beginnings: true, names: true }
export const WHOLE: Forms = { beginnings: false, names: true }
export const TYPED: Forms = { beginnings: true, names: false }

export interface Form {
  phrase: Phrase
  /** Whether the last word may go on. */
  mayGoOn: boolean
}

/** Everything that a text may hold to answer to a term. */
export function formsOf({ phrases, beginning, names }: Term, forms: Forms): Form[] {
  return [
    ...phrases.map((phrase) => ({ phrase, mayGoOn: false })),
    ...(forms.names ? names : []),
    ...(forms.beginnings && beginning !== undefined ? [{ phrase: [beginning], mayGoOn: true }] : []),
  ]
}

/** Whether any of the terms is also searched for under other names. */
export function hasNames(terms: readonly Term[]): boolean {
  return terms.some((term) => term.names.length > 0)
}

/** How many of some conditions are true; 0 for fewer than two. */
export function sumOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  if (conditions.length < 2) return sql`0`
  return sql.join(
    conditions.map((condition) => sql`case when ${condition} then 1 else 0 end`),
    sql` + `,
  )
}
