import { countWords, hasVisibleText, textOfHtml } from './words.ts'

/**
 * The rule of a text field, with the message for each error. Forms and the server share it: forms call
 * `validationErrorOf`, the server `ruled` in rule-schema.ts.
 */
export interface TextRule {
  /** The message for an empty field. Without it the field may be empty. */
  empty?: string
  /** Shortest length in characters, without surrounding white space. */
  min?: readonly [characters: number, message: string]
  /** Longest length in characters. */
  max?: readonly [characters: number, message: string]
  /** Fewest words. */
  minWords?: readonly [words: number, message: string]
  /** Most words. */
  maxWords?: readonly [words: number, message: string]
  /** The text is HTML: all limits except `max` count the text between the tags only. */
  markup?: boolean
  /** A pattern that the text must match. */
  like?: readonly [pattern: RegExp, message: string]
  /** Stored as typed, with surrounding spaces: for passwords. */
  verbatim?: boolean
}

/** The text as it is stored. */
export function cleaned(value: string, rule: TextRule): string {
  return rule.verbatim ? value : value.trim()
}

/** The message of the first error in a text; undefined for a valid one. */
export function validationErrorOf(value: string, rule: TextRule): string | undefined {
  const whole = cleaned(value, rule)
  const text = rule.markup ? textOfHtml(whole) : whole
  if (text === '' || (!rule.verbatim && !hasVisibleText(text))) return rule.empty
  if (rule.min && lengthOf(text) < rule.min[0]) return rule.min[1]
  if (rule.max && lengthOf(whole) > rule.max[0]) return rule.max[1]
  const { minWords, maxWords } = rule
  if (minWords && countWords(text) < minWords[0]) return minWords[1]
  if (maxWords && countWords(text) > maxWords[0]) return maxWords[1]
  return rule.like && !rule.like[0].test(text) ? rule.like[1] : undefined
}

function lengthOf(text: string): number {
  return [...text].length
}

/** The longest length of a field in characters, for its counter. */
export function longest(rule: TextRule): number | undefined {
  return rule.max?.[0]
}
