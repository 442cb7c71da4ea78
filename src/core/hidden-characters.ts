/** Characters that change the direction of text (bidi overrides and isolates), byte order marks and lone surrogates. */
const HIDDEN = /[\u202A-\u202E\u2066-\u2069\uFEFF\p{Cs}]/gu
const CONTROLS = /(?![\n\t])\p{Cc}/gu

/**
 * Removes control characters, bidi controls, byte order marks and lone surrogates. Line feeds and tabs stay; other line
 * breaks become line feeds.
 */
export function removeHiddenCharacters(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(HIDDEN, '').replace(CONTROLS, '')
}

/** Characters that reverse text or hide letters. Joiners stay, because some scripts need them inside words. */
const INVISIBLE = /[\u00AD\u061C\u115F\u1160\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\p{Cs}]/gu
/** What joiners join: letters and the parts of an emoji. */
const JOINABLE = /[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]/u

/** A name or title without invisible characters. Its direction follows from its letters. */
export function removeInvisible(line: string): string {
  return line
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(/[\u200C\u200D]+/g, (joiners: string, at: number, whole: string) => {
      const before = whole.slice(Math.max(0, at - 2), at)
      const after = whole.slice(at + joiners.length, at + joiners.length + 2)
      return JOINABLE.test(lastOf(before)) && JOINABLE.test([...after][0] ?? '') ? joiners : ''
    })
}

function lastOf(text: string): string {
  return [...text].at(-1) ?? ''
}

/** A name or title as it is stored. */
export function lineOf(typed: string): string {
  return removeInvisible(removeHiddenCharacters(typed)).trim()
}
