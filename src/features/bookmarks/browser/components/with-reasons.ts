import { ApiError } from '#core/client.ts'

/** Joins the two sentences of a rejection, what failed and why, into one. Handles a failed call of a form. */
export function withReasons(error: unknown): never {
  if (!(error instanceof ApiError) || typeof error.body !== 'object' || error.body === null) throw error
  const fields = Object.entries(error.body)
  const joined = fields.map(([name, value]) => [name, Array.isArray(value) ? value.join(': ') : value])
  throw new ApiError({ status: error.status, body: Object.fromEntries(joined) })
}
