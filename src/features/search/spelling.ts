import type { Term } from './sought.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * What a mistyped word may have meant: the words and beginnings of words in the index that differ from it by exactly
 * one letter too many, missing, wrong, or two swapped. It goes along the typed word and tries at each letter only those
 * that some word of the index has there: some hundred looks instead of one at each of 40,000 words.
 *
 * A last letter that is wrong or too many counts only against whole words ('condoms' also means 'condom'): else 'train'
 * would also mean all that begins with 'trai'.
 */
export function correctionsOf(typed: string, vocabulary: Vocabulary): Term[] {
  const found = new Map<string, Term>()
  for (const term of neighbours(typed, vocabulary)) {
    if (vocabulary.has(term) && found.get(term.word)?.beginning !== true) found.set(term.word, term)
  }
  return [...found.values()]
}

function* neighbours(typed: string, vocabulary: Vocabulary): Generator<Term> {
  for (let at = 0; at < typed.length; at += 1) {
    const [before, letter, after] = [typed.slice(0, at), typed.charAt(at), typed.slice(at + 1)]
    const beginning = after !== ''
    if (!vocabulary.has({ word: before, beginning: true })) return
    yield { word: before + after, beginning }
    if (beginning && after.charAt(0) !== letter) {
      yield { word: before + after.charAt(0) + letter + after.slice(1), beginning: true }
    }
    for (const other of vocabulary.lettersAfter(before)) {
      if (other === letter) continue
      yield { word: before + other + after, beginning }
      yield { word: before + other + letter + after, beginning: true }
    }
  }
}
