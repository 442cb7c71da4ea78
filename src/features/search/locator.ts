import { foldedLetters } from './fold.ts'
import { type Sought, termsOf } from './sought.ts'
import { LETTER } from './words.ts'

/**
 * Finds the words in a text as it was written. Folding a whole document to find one place in it takes 200 µs, and an
 * answer shows up to 100 documents; this takes 10 µs. Group n holds the n-th word.
 */
export function locatorOf(sought: readonly Sought[]): RegExp {
  const groups = sought.map((word) => `(${termsOf(word, 'corrected').map(written).join('|')})`)
  return new RegExp(`(?<![${LETTER}])(?:${groups.join('|')})`, 'giu')
}

function written({ word, beginning }: { word: string; beginning: boolean }): string {
  const letters = word.replace(/oe|ae|ss|th|./gu, (part) => SPELLINGS.get(part) ?? joined(part))
  return beginning ? letters : `${letters}(?![${LETTER}])`
}

/** Two letters that have no spelling as one. */
function joined(part: string): string {
  return part.length === 1 ? part : Array.from(part, (letter) => SPELLINGS.get(letter) ?? letter).join('')
}

/** How each folded letter or pair may have been written: with a mark, or followed by marks. */
const SPELLINGS = spellings()

function spellings(): Map<string, string> {
  const written = Map.groupBy(foldedLetters(), ([, folded]) => folded)
  const single = new Map<string, string>()
  for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
    const marked = (written.get(letter) ?? []).map(([spelt]) => spelt).join('')
    single.set(letter, `[${letter}${marked}][\\u0300-\\u036f\\u00ad]*`)
  }
  const pairs = ['oe', 'ae', 'ss', 'th'].map((pair) => {
    const apart = Array.from(pair, (letter) => single.get(letter) ?? letter).join('')
    const asOne = (written.get(pair) ?? []).map(([spelt]) => spelt).join('')
    return [pair, `(?:${apart}|[${asOne}])`] as const
  })
  return new Map([...single, ...pairs])
}
