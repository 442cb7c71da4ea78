import type { FastifyInstance } from 'fastify'
import type { Transport } from '#core/client.ts'
import type { CachedResponse } from '#platform/http/cached-response.ts'
import type { ResponseCache } from '#platform/http/response-cache.ts'

/**
 * Carries a page's calls to the API without the network: the same routes, the same answers. One that is kept is taken as it
 * is; what every page asks for (head, foot) is then neither asked for nor parsed again.
 */
export function inProcess(app: FastifyInstance, answers: ResponseCache): Transport {
  return async ({ method, url, body }) => {
    const kept = method === 'GET' ? answers.find(url) : undefined
    if (kept) return { status: kept.status, body: parsedOf(kept) }
    const answer = await app.inject({
      method,
      url,
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    })
    return { status: answer.statusCode, body: JSON.parse(answer.payload) }
  }
}

/** What kept answers say. Pages read it and never change it. */
const values = new WeakMap<CachedResponse, unknown>()

function parsedOf(answer: CachedResponse): unknown {
  if (!values.has(answer)) values.set(answer, JSON.parse(answer.bodies.identity.bytes.toString()))
  return values.get(answer)
}
