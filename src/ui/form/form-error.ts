import { ApiError } from '#core/client.ts'
import { NetworkError } from '../page/browser-transport.ts'
import { text } from './messages.ts'

/** Why a call failed: texts for fields, and one for the whole form. */
export interface FormError {
  fields: Record<string, string>
  message: string | undefined
}

const NOT_FOUND = 404

export function formErrorOf(error: unknown): FormError {
  if (error instanceof NetworkError) return { fields: {}, message: error.slow ? text.slow : text.offline }
  if (!(error instanceof ApiError)) return { fields: {}, message: text.failed }
  // It existed when the form was opened.
  if (error.status === NOT_FOUND) return { fields: {}, message: text.gone }
  const fields = textsOf(error.body)
  const { non_field_errors: formError, detail, ...rest } = fields
  const hasTexts = Object.keys(fields).length > 0
  return { fields: rest, message: formError ?? detail ?? (hasTexts ? undefined : text.failed) }
}

function textsOf(body: unknown): Record<string, string> {
  if (typeof body !== 'object' || body === null) return {}
  const texts = Object.entries(body).map(([name, value]) => [name, String(Array.isArray(value) ? value[0] : value)])
  return Object.fromEntries(texts)
}
