import type { Marked } from '#core/marked.ts'
import { foldedLetters, INVISIBLE } from './fold.ts'
import type { Term } from './terms.ts'
import { ALL_VARIANTS, variantsOf } from './variants.ts'
import { LETTER } from './words.ts'

/** A part of a text, to the end of its last word, that matches a term. */
export interface TermMatch {
  start: number
  end: number
  /** Index of the term. */
  term: number
}

export type TermMatcher = (text: string) => Generator<TermMatch>

/** Characters between the words of a phrase. */
const BETWEEN = "[\\s\\-\\u2010\\u2011'’.,]{1,3}"

/**
 * Finds terms in a text as it is written. Folding a whole document to find one match takes longer, and would shift the
 * positions of its letters. The pattern finds letters; `isLetter` finds where words begin and end, because a pattern with all
 * letters of Unicode takes milliseconds to compile.
 */
export function createTermMatcher(terms: readonly Term[]): TermMatcher {
  const groups = terms.flatMap((term, index) => {
    const [prefixes, whole] = [true, false].map((isPrefix) =>
      variantsOf(term, ALL_VARIANTS)
        .filter((variant) => variant.isPrefix === isPrefix)
        .map(({ phrase }) => phrase.map(patternOf).join(BETWEEN))
        // Longer ones first: 'emergency contraceptive pill' is one match.
        .toSorted((a, b) => b.length - a.length),
    )
    return [
      { term: index, patterns: prefixes ?? [], isWhole: false },
      { term: index, patterns: whole ?? [], isWhole: true },
    ]
  })
  const filled = groups.filter((group) => group.patterns.length > 0)
  const pattern = filled.map((group) => `(${group.patterns.join('|')})`).join('|')
  return function* findTerms(text) {
    if (pattern === '') return
    const regex = new RegExp(pattern, 'g')
    for (let match = regex.exec(text); match; match = regex.exec(text)) {
      const start = match.index
      const group = filled[match.findIndex((captured, index) => index > 0 && captured !== undefined) - 1]
      const matched = start + match[0].length
      const end = endOfWord(text, matched)
      if (!group || isLetter(text, start - 1) || (group.isWhole && end > matched)) {
        regex.lastIndex = start + 1
        continue
      }
      yield { start, end, term: group.term }
      regex.lastIndex = end
    }
  }
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

function endOfWord(text: string, from: number): number {
  let end = from
  while (isLetter(text, end)) end += 1
  return end
}

const PART_OF_WORD = new RegExp(`[${LETTER}${INVISIBLE}]`, 'u')

const LETTERS = Uint8Array.from({ length: 0x10000 }, (_, code) => Number(PART_OF_WORD.test(String.fromCharCode(code))))

/** Whether the character at an index is part of a word; false outside the text. */
function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  if (!(code >= 0xd800 && code <= 0xdfff)) return LETTERS[code] === 1
  // A surrogate: half of a letter of a rare script, or of an emoji.
  return PART_OF_WORD.test(String.fromCodePoint(text.codePointAt(code < 0xdc00 ? at : at - 1) ?? code))
}

/** A pattern for every spelling of a folded word. */
function patternOf(word: string): string {
  return word.replace(PARTS, (part) => LIGATURES.get(part) ?? letterPattern(part))
}

/** Invisible characters that may follow a letter: combining marks, soft hyphens. */
const COMBINING = `[\\u0300-\\u036f${INVISIBLE}]*`

/** The characters that fold to each letter or sequence of letters. */
const SPELLINGS = Map.groupBy(foldedLetters(), ([, folded]) => folded)
const spellingsOf = (folded: string) => (SPELLINGS.get(folded) ?? []).map(([sign]) => sign).join('')

const LETTER_PATTERNS = new Map<string, string>()

/** Lists both cases, because the flag for it is slow to compile too. */
function letterPattern(letter: string): string {
  if (letter.length > 1) return letter
  const known = LETTER_PATTERNS.get(letter)
  if (known) return known
  const capital = letter.toUpperCase()
  const pattern = `[${letter}${capital.length === 1 ? capital : ''}${spellingsOf(letter)}]${COMBINING}`
  LETTER_PATTERNS.set(letter, pattern)
  return pattern
}

/** Letters that can be written as one character ('œ', 'ﬁ'), with a pattern for both spellings. */
const LIGATURES = new Map(
  [...SPELLINGS.keys()]
    .filter((folded) => folded.length > 1)
    .map((folded) => [
      folded,
      `(?:${Array.from(folded, letterPattern).join('')}|[${spellingsOf(folded)}]${COMBINING})`,
    ]),
)

const PARTS = new RegExp(`${[...LIGATURES.keys()].sort((a, b) => b.length - a.length).join('|')}|.`, 'gu')
