import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Answer, finishAnswer, writeAnswer } from '#server/http/answer.ts'
import type { Made } from '#server/http/answer-cache.ts'
import type { Ground } from '#server/http/ground.ts'
import { pageCsp, safetyHeaders } from '#server/http/headers.ts'
import { withReads } from '#server/http/reading.ts'
import type { RenderedPage } from './render-page.ts'
import { type RenderersOptions, renderers } from './renderers.ts'

const SEE_OTHER = 303

export type PagesOptions = Pick<RenderersOptions, 'build' | 'secondBuild' | 'development'>

/** Answers every address that is neither the API nor a file with a page of the site. */
export function servePages(app: FastifyInstance, ground: Ground, options: PagesOptions): void {
  const { development = false } = options
  const render = renderers({ ...options, app, answers: ground.answers })

  app.route({ method: ['GET', 'HEAD'], url: '/*', schema: { hide: true }, handler: answerPage })

  // A form that was sent before its script came, or where it can't come: the page again, not the API's words for a program.
  app.route({ method: 'POST', url: '/*', schema: { hide: true }, handler: answerForm })

  async function answerForm(request: FastifyRequest, reply: FastifyReply) {
    if (/^\/(api|files)(\/|$|\?)/.test(request.url)) return reply.callNotFound()
    return reply.redirect(request.url.replace(/^[\\/]+/, '/'), SEE_OTHER)
  }

  async function answerPage(request: FastifyRequest, reply: FastifyReply) {
    // Nothing, or an address that takes another kind of call: that is told apart there.
    if (/^\/(api|files)(\/|$|\?)/.test(request.url)) return reply.callNotFound()
    const answer = await pageAnswer(request.url)
    reply.hijack()
    writeAnswer(answer, request.raw, reply.raw)
  }

  async function pageAnswer(url: string): Promise<Answer> {
    if (development) return finishAnswer((await makePage(url)).parts)
    return ground.answers.get(url, () => makePage(url), { mayLag: true })
  }

  async function makePage(url: string): Promise<Made> {
    const { siteUrl } = ground.config
    const { result: page, reads } = await withReads(() => render(new URL(siteUrl + url).href))
    return { reads, parts: partsOf(page, siteUrl, development) }
  }
}

function partsOf(
  { status, contentType, location, bytes, scripts }: RenderedPage,
  siteUrl: string,
  development: boolean,
) {
  return {
    status,
    contentType,
    body: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    headers: {
      ...safetyHeaders(siteUrl),
      'content-security-policy': pageCsp(scripts, development),
      'cache-control': 'no-cache',
      ...(location === null ? {} : { location }),
    },
  }
}
