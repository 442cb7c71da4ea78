import type { ApiRequest, ApiResponse, Transport } from '#core/client.ts'

/** The specification's limit for public calls, in ms. */
export const REQUEST_LIMIT_MS = 10_000

/** The call failed: no connection, a lost connection, or no response within the limit. */
export class NetworkError extends Error {
  readonly slow: boolean

  constructor(slow: boolean, cause: unknown) {
    super(slow ? 'No answer within 10 seconds' : 'No connection', { cause })
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

export interface TransportOptions {
  /** The browser sends the request even if the reader leaves the page. For bodies under 64 kB. */
  keepalive?: boolean
}

/** Calls the API over the network; aborted by `signal` (the reader left the page) or after 10 seconds. */
export function browserTransport(signal?: AbortSignal, { keepalive = false }: TransportOptions = {}): Transport {
  return async (request): Promise<ApiResponse> => {
    const ending = new AbortController()
    const stop = () => ending.abort()
    signal?.addEventListener('abort', stop)
    const timer = setTimeout(stop, REQUEST_LIMIT_MS)
    try {
      const response = await fetch(request.url, { ...initOf(request), keepalive, signal: ending.signal })
      const text = await response.text()
      return {
        status: response.status,
        body: text === '' ? null : JSON.parse(text),
        errorFields: response.headers.get('error-fields') ?? undefined,
      }
    } catch (error) {
      if (signal?.aborted) throw error
      throw new NetworkError(ending.signal.aborted, error)
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
    }
  }
}
