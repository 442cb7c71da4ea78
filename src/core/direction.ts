/** A text whose first letter is of a script from right to left: Hebrew, Arabic, Syriac, Thaana, N'Ko, Adlam and their neighbours. */
const FROM_RIGHT = /^\P{L}*(?=\p{L})[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EEFF}]/u

/** The direction of a text, by its first letter, as browsers read `dir="auto"`: for mail programs, which do not know it. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  return FROM_RIGHT.test(text) ? 'rtl' : 'ltr'
}
