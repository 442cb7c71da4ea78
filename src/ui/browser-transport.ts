import type { ApiRequest, ApiResponse, Transport } from '#core/client.ts'

/** The specification's limit for public calls. */
export const REQUEST_LIMIT_MS = 10_000

/** A call failed on the network: no connection, a lost one, or no response within the limit. */
export class NetworkError extends Error {
  readonly slow: boolean

  constructor(slow: boolean, cause: unknown) {
    super(slow ? 'No response within 10 seconds' : 'No connection', { cause })
    this.name = 'NetworkError'
    this.slow = slow
  }
}

function initOf({ method, body, token, idempotencyKey }: ApiRequest): RequestInit {
  const isForm = body instanceof FormData
  return {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  }
}

/** Calls the API over the network; aborted by `signal` (the reader left the page) or after 10 seconds. */
export function browserTransport(signal?: AbortSignal): Transport {
  return async (request): Promise<ApiResponse> => {
    const controller = new AbortController()
    const abort = () => controller.abort()
    signal?.addEventListener('abort', abort)
    const timer = setTimeout(abort, REQUEST_LIMIT_MS)
    try {
      const response = await fetch(request.url, { ...initOf(request), signal: controller.signal })
      const text = await response.text()
      return { status: response.status, body: text === '' ? null : JSON.parse(text) }
    } catch (error) {
      if (signal?.aborted) throw error
      throw new NetworkError(controller.signal.aborted, error)
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    }
  }
}
