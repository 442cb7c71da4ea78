/** Text with one style. `text` may contain `\n` (a line break), `☐` (a checkbox) and `___` (a blank to write on). */
export interface Run {
  text: string
  bold: boolean
  italic: boolean
  /** URL, or null. */
  link: string | null
}

/** An unstyled run. */
export function plain(text: string): Run {
  return { text, bold: false, italic: false, link: null }
}
