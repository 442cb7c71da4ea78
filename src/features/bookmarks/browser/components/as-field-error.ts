import { ApiError } from '#core/client.ts'
import { NetworkError } from '#ui/browser-transport.ts'
import { pageText } from '../../messages.ts'

const UNAUTHORIZED = 401
const BAD_REQUEST = 400

/**
 * For a call with one field: whatever refuses it is said there, in one sentence, unless the server has a better one.
 * @throws {ApiError} always
 */
export function asFieldError(field: string, sentence: string): (error: unknown) => never {
  return (error) => {
    const isApi = error instanceof ApiError
    if (isApi && error.status === UNAUTHORIZED) throw error
    if (isApi && error.status === BAD_REQUEST) throw new ApiError(error.status, withReasons(error.body))
    const detail = error instanceof NetworkError ? { detail: pageText.noConnection } : {}
    throw new ApiError(isApi ? error.status : BAD_REQUEST, { [field]: sentence, ...detail })
  }
}

/** What failed and why, as one sentence for each field. */
function withReasons(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  const joined = Object.entries(body).map(([name, value]) => [name, Array.isArray(value) ? value.join(': ') : value])
  return Object.fromEntries(joined)
}
