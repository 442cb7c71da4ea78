import { ApiError } from '#core/client.ts'
import { NetworkError } from '#ui/page/browser-transport.ts'
import { pageText } from '../../messages.ts'

const UNAUTHORIZED = 401
const BAD_REQUEST = 400

/**
 * Turns every failure into an error of the name of a folder. A rejection by the server keeps its own sentences.
 * @returns a function that always throws an {ApiError}
 */
export function asFieldError(sentence: string): (error: unknown) => never {
  return (error) => {
    const isApi = error instanceof ApiError
    if (isApi && error.status === UNAUTHORIZED) throw error
    if (isApi && error.status === BAD_REQUEST)
      throw new ApiError({ status: error.status, body: withReasons(error.body) })
    const detail = error instanceof NetworkError ? { detail: pageText.noConnection } : {}
    throw new ApiError({ status: isApi ? error.status : BAD_REQUEST, body: { folder_name: sentence, ...detail } })
  }
}

/** Joins what failed and why into one sentence per field. */
function withReasons(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  const joined = Object.entries(body).map(([name, value]) => [name, Array.isArray(value) ? value.join(': ') : value])
  return Object.fromEntries(joined)
}
