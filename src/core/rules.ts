import type { FieldError } from './errors.ts'
import { countWords, hasVisibleText, textOfHtml } from './words.ts'

/** The rule of a text field: numbers and patterns. The sentences are in the `messages.ts` of the feature. */
export interface TextRule {
  /** The field must not be empty. */
  required?: boolean
  /** Shortest length in characters, without surrounding white space. */
  min?: number
  /** Longest length in characters. */
  max?: number
  minWords?: number
  maxWords?: number
  /** The text is HTML: all limits except `max` count the text between the tags only. */
  markup?: boolean
  /** A pattern that the text must match. */
  like?: RegExp
  /** Stored as typed, with surrounding spaces: for passwords. */
  verbatim?: boolean
  /** The text as it is stored and checked; by default without surrounding white space. */
  clean?: (typed: string) => string
}

/** A sentence, or how to build it with the limit of the rule. */
type Message = string | ((limit: number) => string)

/** The messages of a field by error code. */
export interface TextMessages {
  required?: string
  too_short?: Message
  too_long?: Message
  too_few_words?: Message
  too_many_words?: Message
  wrong_format?: string
}

export interface TextError {
  code: keyof TextMessages
  /** The limit that the text breaks, in characters or words. */
  limit?: number
}

interface CodeOf {
  required: 'required'
  min: 'too_short'
  max: 'too_long'
  minWords: 'too_few_words'
  maxWords: 'too_many_words'
  like: 'wrong_format'
}

/** A message for each error that a text can have by this rule. */
type MessagesOf<Rule extends TextRule> = {
  [Part in keyof Rule & keyof CodeOf as CodeOf[Part]]: NonNullable<TextMessages[CodeOf[Part]]>
}

/** A rule and the messages of its errors. Forms and the server share it. */
export interface TextField<Rule extends TextRule = TextRule> {
  rule: Rule
  messages: TextMessages
}

/** A text field. The types demand exactly one message for each part of the rule. */
export function textField<const Rule extends TextRule>(rule: Rule, messages: MessagesOf<Rule>): TextField<Rule> {
  return { rule, messages }
}

export function cleaned(value: string, rule: TextRule): string {
  if (rule.verbatim) return value
  return rule.clean ? rule.clean(value) : value.trim()
}

export function findTextError(value: string, rule: TextRule): TextError | undefined {
  const cleanedText = cleaned(value, rule)
  const text = rule.markup ? textOfHtml(cleanedText) : cleanedText
  if (text === '' || (!rule.verbatim && !hasVisibleText(text))) return rule.required ? { code: 'required' } : undefined
  const { min, max, minWords, maxWords, like } = rule
  if (min !== undefined && lengthOf(text) < min) return { code: 'too_short', limit: min }
  if (max !== undefined && lengthOf(cleanedText) > max) return { code: 'too_long', limit: max }
  if (minWords !== undefined && countWords(text) < minWords) return { code: 'too_few_words', limit: minWords }
  if (maxWords !== undefined && countWords(text) > maxWords) return { code: 'too_many_words', limit: maxWords }
  return like && !like.test(text) ? { code: 'wrong_format' } : undefined
}

export function findFieldError(value: string, { rule, messages }: TextField): FieldError | undefined {
  const error = findTextError(value, rule)
  if (error === undefined) return undefined
  const { code, limit = 0 } = error
  const message = messages[code] ?? code
  return { code, message: typeof message === 'function' ? message(limit) : message }
}

function lengthOf(text: string): number {
  return [...text].length
}
