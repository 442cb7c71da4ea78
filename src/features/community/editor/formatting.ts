/**
 * Whether a post's HTML has what plain text can't hold: anything but paragraphs and line breaks. No defence against
 * hostile HTML: that is cleaned before.
 */
export function hasFormatting(html: string): boolean {
  return /<(?!(p|br)\b)[a-z]/i.test(html)
}

/** What a plain field does to the formatting of its text. */
export type FormattingLoss = 'formattingAtRisk' | 'formattingLost'
