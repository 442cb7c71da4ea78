import type { FastifyInstance } from 'fastify'
import type { Transport } from '#core/client.ts'
import type { CachedResponse } from '#platform/http/cached-response.ts'
import type { ResponseCache } from '#platform/http/response-cache.ts'

/**
 * Sends the API calls of a page to the same routes without the network. Cached responses are used directly, so the calls
 * that every page makes (header, footer) are neither routed nor parsed again.
 * @param signal aborted when the last reader has left
 */
export function inProcess(app: FastifyInstance, responseCache: ResponseCache, signal?: AbortSignal): Transport {
  return async ({ method, url, body }) => {
    const cached = method === 'GET' ? responseCache.find(url) : undefined
    if (cached) return { status: cached.status, body: parse(cached) }
    const response = await app.inject({
      method,
      url,
      ...(signal && { signal }),
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    })
    return { status: response.statusCode, body: JSON.parse(response.payload) }
  }
}

/** Parsed bodies of cached responses. Pages read them and never change them. */
const bodies = new WeakMap<CachedResponse, unknown>()

function parse(cached: CachedResponse): unknown {
  if (!bodies.has(cached)) bodies.set(cached, JSON.parse(cached.bodies.identity.bytes.toString()))
  return bodies.get(cached)
}
