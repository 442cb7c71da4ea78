/** A text whose first letter is of a script from right to left: Hebrew, Arabic, Syriac, Thaana, N'Ko, Adlam and their neighbours. */
const FROM_RIGHT = /^\P{L}*(?=\p{L})[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EEFF}]/u

/** What `isolated` has marked: it does not decide the direction of the text around it. */
const ISOLATED = /\u2068[^\u2069]*\u2069/g

/** The direction of a text, by its first letter, as browsers read `dir="auto"`: for mail programs, which do not know it. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  return FROM_RIGHT.test(text.replace(ISOLATED, '')) ? 'rtl' : 'ltr'
}

/** A name for a sentence of the site, which keeps its direction. Names from left to right do not change. */
export function isolated(name: string): string {
  return directionOf(name) === 'rtl' ? `\u2068${name}\u2069` : name
}
