import type { Phrase, Term } from './terms.ts'

/** What counts as an answer to a term, beside the words as typed. */
export interface Forms {
  /** Words that begin with the typed one. */
  prefixes: boolean
  /** Other names of the same thing. */
  names: boolean
}

export const ALL_FORMS: Forms = { prefixes: true, names: true }
export const WHOLE_WORDS: Forms = { prefixes: false, names: true }
export const TYPED_FORMS: Forms = { prefixes: true, names: false }

export interface Form {
  phrase: Phrase
  /** Whether longer words that begin with the last one count too. */
  isPrefix: boolean
}

/** Everything that a text may hold to answer to a term. */
export function formsOf({ phrases, prefix, names }: Term, forms: Forms): Form[] {
  return [
    ...phrases.map((phrase) => ({ phrase, isPrefix: false })),
    ...(forms.names ? names : []),
    ...(forms.prefixes && prefix !== undefined ? [{ phrase: [prefix], isPrefix: true }] : []),
  ]
}
