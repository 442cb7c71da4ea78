import { fold, MAX_WORD_LETTERS, wordsOf } from '#features/search/public.ts'
import { WordTable } from './word-table.ts'

/** Signs below this are looked up in a table: Latin letters, and the dashes and quotation marks between them. */
const TABLED = 0x2100
const PARTING = 0
/** Marks that belong to the letter before, letters of other scripts. */
const OTHER = 0xffff

/** For each sign the plain letter that it is folded to, or the first of two, as in 'œ'; the second is in SECOND. */
const FIRST = new Uint16Array(TABLED)
const SECOND = new Uint16Array(TABLED)

for (let code = 0; code < TABLED; code += 1) {
  const sign = String.fromCharCode(code)
  const folded = fold(sign)
  if (/^[a-z0-9]{1,2}$/.test(folded)) {
    FIRST[code] = folded.charCodeAt(0)
    SECOND[code] = folded.length > 1 ? folded.charCodeAt(1) : 0
  } else FIRST[code] = folded !== '' && wordsOf(sign).length === 0 ? PARTING : OTHER
}

/** Reads the words of texts as numbers: the same words as `wordsOf`, several times as fast in Latin letters. */
export class WordReader {
  readonly #table = new WordTable()
  /** The word that is being read; the last sign may be two letters. */
  readonly #codes = new Uint16Array(2 * MAX_WORD_LETTERS)

  /** Every word that was read, by its number. */
  get words(): readonly string[] {
    return this.#table.words
  }

  read(text: string): number[] {
    return this.#readLatin(text) ?? wordsOf(text).map((word) => this.#numberOf(word))
  }

  /** Undefined where there is something else than Latin letters. */
  #readLatin(text: string): number[] | undefined {
    const codes = this.#codes
    const numbers: number[] = []
    let length = 0
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      const first = code < TABLED ? (FIRST[code] ?? OTHER) : OTHER
      if (first === OTHER) return undefined
      if (first === PARTING) {
        if (length > 0) numbers.push(this.#table.numberOf(codes, Math.min(length, MAX_WORD_LETTERS)))
        length = 0
      } else if (length < MAX_WORD_LETTERS) {
        codes[length] = first
        length += 1
        const second = SECOND[code] ?? 0
        if (second === 0) continue
        codes[length] = second
        length += 1
      }
    }
    if (length > 0) numbers.push(this.#table.numberOf(codes, Math.min(length, MAX_WORD_LETTERS)))
    return numbers
  }

  #numberOf(word: string): number {
    for (let at = 0; at < word.length; at += 1) this.#codes[at] = word.charCodeAt(at)
    return this.#table.numberOf(this.#codes, word.length)
  }
}
