import type { FastifyInstance } from 'fastify'
import type { Transport } from '#core/client.ts'

/** Carries a page's calls to the API without the network: the same routes, the same answers. */
export function inProcess(app: FastifyInstance): Transport {
  return async ({ method, url, body }) => {
    const answer = await app.inject({ method, url, ...(body === undefined ? {} : { payload: JSON.stringify(body) }) })
    return { status: answer.statusCode, body: answer.json() }
  }
}
