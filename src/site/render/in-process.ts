import type { FastifyInstance } from 'fastify'
import type { ApiRequest, Transport } from '#core/client.ts'
import type { Answer } from '#server/http/answer.ts'
import type { AnswerCache } from '#server/http/answer-cache.ts'
import type { ApiText } from './rendering.ts'

/**
 * Carries a page's calls to the API without the network: the same routes, the same answers. One that is kept is taken as it
 * is; what every page asks for (head, foot) is then neither asked for nor parsed again.
 */
export function inProcess(app: FastifyInstance, answers: AnswerCache): Transport {
  return async (request) => {
    const kept = keptFor(request, answers)
    if (kept) return { status: kept.status, body: parsedOf(kept) }
    const { status, text } = await inject(app, request)
    return { status, body: JSON.parse(text) }
  }
}

/** The same for a page that is rendered in another thread: the answers go there as text. */
export function inProcessText(app: FastifyInstance, answers: AnswerCache) {
  return async (request: ApiRequest): Promise<ApiText> => {
    const kept = keptFor(request, answers)
    return kept ? { status: kept.status, text: kept.bodies.identity.bytes.toString() } : inject(app, request)
  }
}

function keptFor({ method, url }: ApiRequest, answers: AnswerCache): Answer | undefined {
  return method === 'GET' ? answers.find(url) : undefined
}

async function inject(app: FastifyInstance, { method, url, body }: ApiRequest): Promise<ApiText> {
  const answer = await app.inject({
    method,
    url,
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  })
  return { status: answer.statusCode, text: answer.payload }
}

/** What kept answers say. Pages read it and never change it. */
const values = new WeakMap<Answer, unknown>()

function parsedOf(answer: Answer): unknown {
  if (!values.has(answer)) values.set(answer, JSON.parse(answer.bodies.identity.bytes.toString()))
  return values.get(answer)
}
