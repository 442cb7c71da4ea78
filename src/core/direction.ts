/** A letter of a script from right to left: Hebrew, Arabic, Syriac, Thaana, N'Ko, Adlam and their neighbours. */
const RTL_LETTER = /(?=\p{L})[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EEFF}]/u
const FIRST_LETTER = /\p{L}/u
/** Between the marks of Unicode that keep the direction of a text apart from that of its sentence. */
const ISOLATED = /\u2068[^\u2069]*\u2069/g

/** The direction of a text, by its first letter, as browsers read `dir="auto"`: for mail programs, which do not know it. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const [first = ''] = FIRST_LETTER.exec(text.replace(ISOLATED, '')) ?? []
  return RTL_LETTER.test(first) ? 'rtl' : 'ltr'
}

/** A name or title for a sentence of the site. One with letters from right to left gets marks, so that the sentence stays as it is. */
export function isolated(name: string): string {
  return RTL_LETTER.test(name) ? `\u2068${name}\u2069` : name
}
