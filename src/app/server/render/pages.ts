import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '#platform/http/app-context.ts'
import { type CachedResponse, completeResponse, writeResponse } from '#platform/http/cached-response.ts'
import { trackDependencies } from '#platform/http/dependency-tracking.ts'
import { pageCsp, safetyHeaders } from '#platform/http/headers.ts'
import type { TaggedResponse } from '#platform/http/response-cache.ts'
import { inProcess } from './in-process.ts'
import { type RenderedPage, renderPage } from './render-page.ts'
import type { SiteBuild } from './site-build.ts'

const SEE_OTHER = 303

export interface PagesOptions {
  /** The build to render with; asked for at each render, so that development sees each change. */
  build: () => Promise<SiteBuild>
  development?: boolean
}

/** Answers every address that is neither the API nor a file with a page of the site. */
export function servePages(
  app: FastifyInstance,
  ground: AppContext,
  { build, development = false }: PagesOptions,
): void {
  const api = inProcess(app, ground.responseCache)
  const mode = development ? 'development' : 'production'

  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: answerPage })

  // A form that was sent before its script came, or where it can't come: the page again, not the API's words for a program.
  app.route({ method: 'POST', url: '/*', handler: answerForm })

  async function answerForm(request: FastifyRequest, reply: FastifyReply) {
    if (/^\/(api|files)(\/|$|\?)/.test(request.url)) return reply.callNotFound()
    return reply.redirect(request.url.replace(/^[\\/]+/, '/'), SEE_OTHER)
  }

  async function answerPage(request: FastifyRequest, reply: FastifyReply) {
    // Nothing, or an address that takes another kind of call: that is told apart there.
    if (/^\/(api|files)(\/|$|\?)/.test(request.url)) return reply.callNotFound()
    const answer = await pageAnswer(request.url)
    reply.hijack()
    writeResponse(answer, request.raw, reply.raw)
  }

  async function pageAnswer(url: string): Promise<CachedResponse> {
    if (development) return completeResponse((await makePage(url)).parts)
    return ground.responseCache.get(url, () => makePage(url), { mayBeStale: true })
  }

  async function makePage(url: string): Promise<TaggedResponse> {
    const { siteUrl } = ground.config
    const { result: page, reads } = await trackDependencies(async () =>
      renderPage(await build(), new URL(siteUrl + url).href, api, mode),
    )
    return { tags: reads, parts: partsOf(page, siteUrl, development) }
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
