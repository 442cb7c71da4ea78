import type { Phrase, Term } from './terms.ts'

/** Which variants of a term match, in addition to the words as typed. */
export interface VariantOptions {
  /** Words that begin with the typed one. */
  prefixes: boolean
  /** Synonyms. */
  names: boolean
}

export const ALL_VARIANTS: VariantOptions = { prefixes: true, names: true }
export const WHOLE_WORDS: VariantOptions = { prefixes: false, names: true }
export const WITHOUT_SYNONYMS: VariantOptions = { prefixes: true, names: false }

export interface Variant {
  phrase: Phrase
  /** Whether longer words that begin with the last word match too. */
  isPrefix: boolean
}

/** Everything that matches a term. */
export function variantsOf({ phrases, prefix, names }: Term, options: VariantOptions): Variant[] {
  return [
    ...phrases.map((phrase) => ({ phrase, isPrefix: false })),
    ...(options.names ? names : []),
    ...(options.prefixes && prefix !== undefined ? [{ phrase: [prefix], isPrefix: true }] : []),
  ]
}
