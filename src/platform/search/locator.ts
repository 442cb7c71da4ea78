import { foldedLetters, INVISIBLE } from './fold.ts'
import { ALL_FORMS, formsOf } from './forms.ts'
import { isLetter } from './letters.ts'
import type { Term } from './terms.ts'

/** A part of a text, to the end of its last word, that answers to a term. */
export interface Place {
  start: number
  end: number
  /** Which of the terms. */
  term: number
}

export type Locator = (text: string) => Generator<Place>

/** What may stand between the words of a phrase. */
const BETWEEN = "[\\s\\-\\u2010\\u2011'’.,]{1,3}"

/**
 * Finds terms in a text as it was written. Folding a whole document to find one place in it takes longer, and its letters
 * would stand elsewhere. The pattern finds letters; where words begin and end is looked up apart, because a pattern with all
 * letters of Unicode in it takes milliseconds to compile.
 */
export function locatorOf(terms: readonly Term[]): Locator {
  const groups = terms.flatMap((term, place) => {
    const [prefixes, whole] = [true, false].map((isPrefix) =>
      formsOf(term, ALL_FORMS)
        .filter((form) => form.isPrefix === isPrefix)
        .map(({ phrase }) => phrase.map(written).join(BETWEEN))
        // Longer ones first: 'emergency contraceptive pill' is marked as one.
        .toSorted((a, b) => b.length - a.length),
    )
    return [
      { term: place, written: prefixes ?? [], isWhole: false },
      { term: place, written: whole ?? [], isWhole: true },
    ]
  })
  const filled = groups.filter((group) => group.written.length > 0)
  const pattern = filled.map((group) => `(${group.written.join('|')})`).join('|')
  return function* places(text) {
    if (pattern === '') return
    const looking = new RegExp(pattern, 'g')
    for (let match = looking.exec(text); match; match = looking.exec(text)) {
      const start = match.index
      const group = filled[match.findIndex((held, index) => index > 0 && held !== undefined) - 1]
      const matched = start + match[0].length
      const end = endOfWord(text, matched)
      if (!group || isLetter(text, start - 1) || (group.isWhole && end > matched)) {
        looking.lastIndex = start + 1
        continue
      }
      yield { start, end, term: group.term }
      looking.lastIndex = end
    }
  }
}

function endOfWord(text: string, from: number): number {
  let end = from
  while (isLetter(text, end)) end += 1
  return end
}

function written(word: string): string {
  return word.replace(PARTS, (part) => JOINED.get(part) ?? single(part))
}

/** What may follow a letter and is not seen: marks that are characters of their own, soft hyphens. */
const UNSEEN = `[\\u0300-\\u036f${INVISIBLE}]*`

/** The signs that each letter or run of letters may have been written as. */
const SIGNS = Map.groupBy(foldedLetters(), ([, folded]) => folded)
const signsOf = (folded: string) => (SIGNS.get(folded) ?? []).map(([sign]) => sign).join('')

const SINGLES = new Map<string, string>()

/** Both cases are spelt out: the flag for it is slow to compile too. */
function single(letter: string): string {
  if (letter.length > 1) return letter
  const known = SINGLES.get(letter)
  if (known) return known
  const capital = letter.toUpperCase()
  const made = `[${letter}${capital.length === 1 ? capital : ''}${signsOf(letter)}]${UNSEEN}`
  SINGLES.set(letter, made)
  return made
}

/** Letters that can be one sign together ('œ', 'ﬁ'), with both ways to write them. */
const JOINED = new Map(
  [...SIGNS.keys()]
    .filter((folded) => folded.length > 1)
    .map((folded) => [folded, `(?:${Array.from(folded, single).join('')}|[${signsOf(folded)}]${UNSEEN})`]),
)

const PARTS = new RegExp(`${[...JOINED.keys()].sort((a, b) => b.length - a.length).join('|')}|.`, 'gu')
