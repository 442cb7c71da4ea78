import { ApiError } from '#core/client.ts'
import { NetworkError } from '../browser-transport.ts'

/** Why something was not done: sentences at fields, and one for the whole. */
export interface FormError {
  fields: Record<string, string>
  message: string | undefined
}

const text = {
  offline: 'There is no connection. What you typed is still here: try again.',
  gone: 'This is not here any more. Perhaps it was deleted meanwhile.',
  slow: 'The network is very slow: there was no answer within 10 seconds. Try again.',
  /** The specification's sentence, as it is spelt there. */
  failed: 'Sorry. An error has occured.',
} as const

const NOT_FOUND = 404

/** What to tell the person about a call that failed. */
export function formErrorOf(error: unknown): FormError {
  if (error instanceof NetworkError) return { fields: {}, message: error.slow ? text.slow : text.offline }
  if (!(error instanceof ApiError)) return { fields: {}, message: text.failed }
  // Nobody has typed the address of what a form is about: that was there when the form was opened.
  if (error.status === NOT_FOUND) return { fields: {}, message: text.gone }
  const fields = sentencesOf(error.body)
  const { non_field_errors: whole, detail, ...rest } = fields
  const isTold = Object.keys(fields).length > 0
  return { fields: rest, message: whole ?? detail ?? (isTold ? undefined : text.failed) }
}

function sentencesOf(body: unknown): Record<string, string> {
  if (typeof body !== 'object' || body === null) return {}
  const sentences = Object.entries(body).map(([name, value]) => [name, String(Array.isArray(value) ? value[0] : value)])
  return Object.fromEntries(sentences)
}
