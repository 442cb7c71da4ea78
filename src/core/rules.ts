import { countWords, hasVisibleText, textOfHtml } from './words.ts'

/**
 * What a text field may hold, with the sentence for each fault. Form and server read the same rule: the form through
 * `validationErrorOf`, the server through `ruled` in rule-schema.ts.
 */
export interface TextRule {
  /** Said when nothing was given; a rule without it lets the field be empty. */
  empty?: string
  /** Shortest length in characters, white space around it not counted. */
  min?: readonly [characters: number, message: string]
  /** Longest length in characters. */
  max?: readonly [characters: number, message: string]
  /** Fewest words. */
  minWords?: readonly [words: number, message: string]
  /** Most words. */
  maxWords?: readonly [words: number, message: string]
  /** It is HTML: only what stands between the tags counts, but for `max`, which bounds all of it. */
  markup?: boolean
  /** What the text must look like. */
  like?: readonly [pattern: RegExp, message: string]
  /** Kept as it was typed: a password's spaces count. */
  verbatim?: boolean
}

/** The text as it is kept. */
export function cleaned(value: string, rule: TextRule): string {
  return rule.verbatim ? value : value.trim()
}

/** What is wrong with a text, the first thing only, or undefined. */
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

/** The longest length that a field takes, for its counter. */
export function longest(rule: TextRule): number | undefined {
  return rule.max?.[0]
}
