import { foldedLetters, INVISIBLE } from './fold.ts'
import { type Reading, type Sought, termsOf } from './sought.ts'
import { LETTER } from './words.ts'

/**
 * Finds the words in a text as it was written, each to its end. Folding a whole document to find one place in it takes
 * 200 µs, and an answer shows up to 100 documents; this takes 10 µs. Group n holds the n-th word.
 */
export function locatorOf(sought: readonly Sought[], reading: Reading): RegExp {
  const groups = sought.map((word) => `(${termsOf(word, reading).map(written).join('|')})`)
  return new RegExp(`(?<![${LETTER}])(?:${groups.join('|')})[${LETTER}${INVISIBLE}]*`, 'giu')
}

function written({ word, beginning }: { word: string; beginning: boolean }): string {
  const letters = word.replace(PARTS, (part) => SPELLINGS.get(part) ?? part)
  return beginning ? letters : `${letters}(?![${LETTER}])`
}

/** What may follow a letter and is not seen: marks that are characters of their own, soft hyphens. */
const UNSEEN = `[\\u0300-\\u036f${INVISIBLE}]*`

/** How each letter, and each pair that can be one sign ('œ', 'ﬁ'), may have been written. */
const SPELLINGS = spellings()

/** Pairs before single letters. */
const PARTS = new RegExp(`${[...SPELLINGS.keys()].sort((a, b) => b.length - a.length).join('|')}`, 'g')

function spellings(): Map<string, string> {
  const signs = Map.groupBy(foldedLetters(), ([, folded]) => folded)
  const signsOf = (folded: string) => (signs.get(folded) ?? []).map(([sign]) => sign).join('')
  const single = Array.from(
    'abcdefghijklmnopqrstuvwxyz',
    (letter) => [letter, `[${letter}${signsOf(letter)}]${UNSEEN}`] as const,
  )
  const apart = new Map<string, string>(single)
  const joined = [...signs.keys()]
    .filter((folded) => folded.length > 1)
    .map((folded) => {
      const letters = Array.from(folded, (letter) => apart.get(letter) ?? letter).join('')
      return [folded, `(?:${letters}|[${signsOf(folded)}]${UNSEEN})`] as const
    })
  return new Map([...single, ...joined])
}
