/** Accents and other marks over and under Latin, Greek and Cyrillic letters; vowel signs of other scripts stay. */
const MARKS = /[\u0300-\u036f]/g

/** Soft hyphens and joiners: PDF text is full of them, nobody types them. */
export const INVISIBLE = '\\u00ad\\u200b-\\u200d\\u2060\\ufeff'
const INVISIBLES = new RegExp(`[${INVISIBLE}]`, 'g')

/** Letters that Unicode does not take apart, as people type them who lack the key; French, Hausa, Ewe and others. */
const SPELT: Record<string, string> = {
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
}
const SPELT_LETTERS = new RegExp(`[${Object.keys(SPELT).join('')}]`, 'g')

// biome-ignore lint/suspicious/noControlCharactersInRegex: plain ASCII, NUL included, is what it looks for
const ASCII = /^[\x00-\x7f]*$/

/** The text as search compares it: lower case, without accents. 'Œdème' and 'OEDEME' are both 'oedeme'. */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(INVISIBLES, '')
    .toLowerCase()
    .replace(SPELT_LETTERS, (letter) => SPELT[letter] ?? letter)
}

/** Letters with marks and ligatures, small and capital, each with the plain small letters that it is folded to. */
export function* foldedLetters(): Generator<[sign: string, folded: string]> {
  const blocks = [
    [0xc0, 0x24f],
    [0x1e00, 0x1eff],
    [0xfb00, 0xfb06],
  ] as const
  const codes = blocks.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, offset) => from + offset))
  const signs = [...codes.map((code) => String.fromCodePoint(code)), ...Object.keys(SPELT)]
  for (const sign of new Set(signs.flatMap((one) => [one, one.toUpperCase()]))) {
    const folded = fold(sign)
    if (sign.length === 1 && sign.toLowerCase() !== folded && /^\p{L}+$/u.test(folded)) yield [sign, folded]
  }
}
