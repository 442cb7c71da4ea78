import type { Term } from './terms.ts'

/** A place in a text where a term may be. */
export interface Place {
  start: number
  /** Index of the term. */
  term: number
}

export type PassageFinder = (text: string) => Generator<Place>

/** Characters between the words of a phrase. */
const BETWEEN = "[\\s\\-\\u2010\\u2011'’.,]{1,3}"
const SEPARATORS = /[^\p{L}\p{M}\p{N}]+/u
const LETTER = /[\p{L}\p{M}]/u

/**
 * Finds terms in documents, as these are known to write them. It reads no word of the text, which takes longer than all the
 * rest of a search, so it may miss one with a soft hyphen. The passage that is shown is marked by `createTermMatcher`.
 */
export function createPassageFinder(terms: readonly Term[]): PassageFinder {
  const groups = terms.map(
    ({ written }) =>
      `(${written
        .toSorted((a, b) => b.length - a.length)
        .map(patternOf)
        .join('|')})`,
  )
  const pattern = groups.join('|')
  return function* findPlaces(text) {
    if (terms.length === 0) return
    const lower = text.toLowerCase()
    const regex = new RegExp(pattern, 'g')
    // A few letters are longer in lower case.
    for (const match of (lower.length === text.length ? lower : text).matchAll(regex)) {
      if (match.index > 0 && LETTER.test(text.charAt(match.index - 1))) continue
      const term = match.findIndex((captured, index) => index > 0 && captured !== undefined) - 1
      yield { start: match.index, term }
    }
  }
}

function patternOf(written: string): string {
  return written.split(SEPARATORS).filter(Boolean).join(BETWEEN)
}
