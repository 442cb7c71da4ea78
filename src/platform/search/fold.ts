/**
 * Accents and other marks of Latin, Greek and Cyrillic letters; vowel signs, hamza and the long stroke of Arabic. Vowel signs of
 * other scripts stay.
 */
const MARKS = /[\u0300-\u036f\u0640\u064b-\u065f\u0670]/g

/** Soft hyphens and joiners: frequent in text from PDFs, and nobody types them. */
export const INVISIBLE = '\\u00ad\\u200b-\\u200d\\u2060\\ufeff'
const INVISIBLES = new RegExp(`[${INVISIBLE}]`, 'g')

/** Letters that Unicode does not decompose, as people without the key type them; in French, Hausa, Ewe and others. */
const REPLACEMENTS: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
  ɓ: 'b',
  ɖ: 'd',
  ɗ: 'd',
  ɛ: 'e',
  ŋ: 'n',
  ɔ: 'o',
  ƙ: 'k',
  ƴ: 'y',
  ς: 'σ',
  ى: 'ي',
  ة: 'ه',
}
const REPLACED_LETTERS = new RegExp(`[${Object.keys(REPLACEMENTS).join('')}]`, 'g')

// biome-ignore lint/suspicious/noControlCharactersInRegex: it matches all of ASCII, NUL included
const ASCII = /^[\x00-\x7f]*$/

/** Normalizes a text for comparison: lower case, without accents. 'Œdème' and 'OEDEME' both become 'oedeme'. */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(INVISIBLES, '')
    .toLowerCase()
    .replace(REPLACED_LETTERS, (letter) => REPLACEMENTS[letter] ?? letter)
}
