import { ApiError } from '#core/client.ts'
import { NetworkError } from '../browser-transport.ts'
import { text } from './messages.ts'

/** Why something was not done: sentences at fields, and one for the whole. */
export interface FormError {
  fields: Record<string, string>
  message: string | undefined
}

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
