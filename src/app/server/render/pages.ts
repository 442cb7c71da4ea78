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
  /** Returns the build to render with. Called for each render, so that development uses the latest code. */
  build: () => Promise<SiteBuild>
  development?: boolean
}

/** Serves a page at every address that belongs neither to the API nor to a file. */
export function servePages(
  app: FastifyInstance,
  context: AppContext,
  { build, development = false }: PagesOptions,
): void {
  const mode = development ? 'development' : 'production'

  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: sendPage })

  // A form can be sent before its script has loaded. Show the page again: an error of the API would be of no use to a reader.
  app.route({ method: 'POST', url: '/*', handler: redirectForm })

  async function redirectForm(request: FastifyRequest, reply: FastifyReply) {
    if (/^\/(api|files)(\/|$|\?)/.test(request.url)) return reply.callNotFound()
    return reply.redirect(request.url.replace(/^[\\/]+/, '/'), SEE_OTHER)
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    // The not-found handler tells an unknown address from a wrong method.
    if (/^\/(api|files)(\/|$|\?)/.test(request.url)) return reply.callNotFound()
    const response = await getResponse(request.url, request.signal)
    reply.hijack()
    writeResponse(response, request.raw, reply.raw)
  }

  async function getResponse(url: string, signal: AbortSignal): Promise<CachedResponse> {
    if (development) return completeResponse((await makeResponse(url, signal)).parts)
    return context.responseCache.get(url, (abandoned) => makeResponse(url, abandoned), { mayBeStale: true, signal })
  }

  async function makeResponse(url: string, signal: AbortSignal): Promise<TaggedResponse> {
    const { siteUrl } = context.config
    const api = inProcess(app, context.responseCache, signal)
    const { result: page, reads } = await trackDependencies(async () =>
      renderPage(await build(), new URL(siteUrl + url).href, api, mode),
    )
    return { tags: reads, parts: createResponse(page, siteUrl, development) }
  }
}

function createResponse(
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
