import { INVISIBLE } from './fold.ts'
import { LETTER } from './words.ts'

const PART_OF_WORD = new RegExp(`[${LETTER}${INVISIBLE}]`, 'u')

const LETTERS = Uint8Array.from({ length: 0x10000 }, (_, code) => Number(PART_OF_WORD.test(String.fromCharCode(code))))

/** Is what stands here part of a word? Not before the beginning of the text, nor behind its end. */
export function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  if (!(code >= 0xd800 && code <= 0xdfff)) return LETTERS[code] === 1
  // Half of a character: a letter of a rare script, or an emoji.
  return PART_OF_WORD.test(String.fromCodePoint(text.codePointAt(code < 0xdc00 ? at : at - 1) ?? code))
}
