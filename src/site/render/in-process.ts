import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Transport } from '#core/client.ts'

/** Stands in the place of a network address; no socket has such a one. */
const IN_PROCESS = 'in-process'

/** Carries a page's calls to the API without the network: the same routes, the same answers. */
export function inProcess(app: FastifyInstance): Transport {
  return async ({ method, url, body }) => {
    const answer = await app.inject({
      method,
      url,
      remoteAddress: IN_PROCESS,
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    })
    return { status: answer.statusCode, body: answer.json() }
  }
}

/**
 * Whether a page asks, and not somebody by the network. Told by the socket, never by a header: those can be made up. The
 * page itself has been counted; its calls must not use up one limit for all readers.
 */
export function isInProcess({ raw }: FastifyRequest): boolean {
  return raw.socket.remoteAddress === IN_PROCESS
}
