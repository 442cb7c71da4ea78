import { foldedLetters, INVISIBLE } from './fold.ts'
import { isLetter } from './letters.ts'
import { type Reading, type Sought, type Term, termsOf } from './sought.ts'

/** A word of a text, to its end, that answers to one that is searched for. */
export interface Place {
  start: number
  end: number
  /** Which of the words that are searched for. */
  word: number
}

export type Locator = (text: string) => Generator<Place>

/**
 * Finds words in a text as it was written. Folding a whole document to find one place in it takes 200 µs, and an
 * answer shows up to 100 documents; this takes 3 to 30 µs. The pattern finds letters; where words begin and end is
 * looked up apart, because a pattern with all letters of Unicode in it takes milliseconds to compile.
 */
export function locatorOf(sought: readonly Sought[], reading: Reading): Locator {
  const groups = sought.flatMap((one, word) => {
    const terms = termsOf(one, reading)
    const [begun, whole] = [terms.filter((term) => term.beginning), terms.filter((term) => !term.beginning)]
    return [
      { word, terms: begun, whole: false },
      { word, terms: whole, whole: true },
    ].filter((group) => group.terms.length > 0)
  })
  const pattern = groups.map((group) => `(${group.terms.map(written).join('|')})`).join('|')
  return function* places(text) {
    const looking = new RegExp(pattern, 'g')
    for (let match = looking.exec(text); match; match = looking.exec(text)) {
      const start = match.index
      const group = groups[match.findIndex((held, index) => index > 0 && held !== undefined) - 1]
      const matched = start + match[0].length
      const end = endOfWord(text, matched)
      if (!group || isLetter(text, start - 1) || (group.whole && end > matched)) {
        looking.lastIndex = start + 1
        continue
      }
      yield { start, end, word: group.word }
      looking.lastIndex = end
    }
  }
}

function endOfWord(text: string, from: number): number {
  let end = from
  while (isLetter(text, end)) end += 1
  return end
}

function written({ word }: Term): string {
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
