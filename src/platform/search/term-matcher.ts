import type { Marked } from '#core/marked.ts'
import { type Term, type Variant, variantsOf } from './terms.ts'
import { type Token, tokensOf } from './words.ts'

/** A part of a text that matches a term. */
export interface TermMatch {
  start: number
  end: number
  /** Index of the term. */
  term: number
}

export type TermMatcher = (text: string) => Generator<TermMatch>

/** Finds terms in short texts. For documents see `createPassageFinder`. */
export function createTermMatcher(terms: readonly Term[]): TermMatcher {
  const variants = terms
    .flatMap((each, term) => variantsOf(each).map((variant) => ({ ...variant, term })))
    // Longer ones first: 'emergency contraceptive pill' is one match.
    .toSorted((a, b) => b.phrase.length - a.phrase.length || Number(a.isPrefix) - Number(b.isPrefix))
  const byFirstWord = Map.groupBy(variants, ({ phrase }) => phrase[0])
  const prefixes = variants.filter(({ phrase, isPrefix }) => isPrefix && phrase.length === 1)
  return function* findTerms(text) {
    const tokens = [...tokensOf(text)]
    for (let at = 0; at < tokens.length; at += 1) {
      const isHere = (variant: Variant) => isAt(variant, tokens, at)
      const variant = byFirstWord.get(tokens[at]?.word)?.find(isHere) ?? prefixes.find(isHere)
      if (variant === undefined) continue
      const last = at + variant.phrase.length - 1
      yield { start: tokens[at]?.start ?? 0, end: tokens[last]?.end ?? 0, term: variant.term }
      at = last
    }
  }
}

function isAt({ phrase, isPrefix }: Variant, tokens: readonly Token[], at: number): boolean {
  return phrase.every((word, index) => {
    const found = tokens[at + index]?.word
    return isPrefix && index === phrase.length - 1 ? found?.startsWith(word) : found === word
  })
}

/** Splits a text into pieces and marks those that match. The pieces are plain text, not HTML. */
export function highlight(text: string, matcher: TermMatcher): Marked {
  const pieces: Marked = []
  let from = 0
  for (const { start, end } of matcher(text)) {
    if (start > from) pieces.push({ text: text.slice(from, start), marked: false })
    pieces.push({ text: text.slice(start, end), marked: true })
    from = end
  }
  if (from < text.length) pieces.push({ text: text.slice(from), marked: false })
  return pieces
}
