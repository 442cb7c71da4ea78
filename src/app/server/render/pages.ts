import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Transport } from '#core/client.ts'
import { kitPath } from '#features/bookmarks/paths.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import { type CachedResponse, completeResponse, writeResponse } from '#platform/http/cached-response.ts'
import { trackDependencies } from '#platform/http/dependency-tracking.ts'
import { pageCsp, safetyHeaders } from '#platform/http/headers.ts'
import type { TaggedResponse } from '#platform/http/response-cache.ts'
import { inProcess } from './in-process.ts'
import { canonicalPath, meantPath } from './meant-path.ts'
import { type RenderedPage, renderPage } from './render-page.ts'
import type { SiteBuild } from './site-build.ts'

const OK = 200
const MOVED = 301
const SEE_OTHER = 303
const BAD_REQUEST = 400
const NOT_FOUND = 404

/** Files are not rendered: their route answers. */
function isFile(path: string): boolean {
  return /^\/files\/\d/.test(path)
}

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
    // Nobody reads a share link that its owner has turned off.
    const mayBeStale = !url.startsWith(kitPath(''))
    return context.responseCache.get(url, (abandoned) => makeResponse(url, abandoned), { mayBeStale, signal })
  }

  async function makeResponse(url: string, signal: AbortSignal): Promise<TaggedResponse> {
    const { siteUrl } = context.config
    const api = inProcess(app, context.responseCache, signal)
    const { result: page, reads } = await trackDependencies(() => renderMeant(url, api, signal))
    return { tags: reads, parts: createResponse(page, siteUrl, development) }
  }

  async function render(url: string, api: Transport, signal: AbortSignal): Promise<RenderedPage> {
    return renderPage(await build(), new URL(context.config.siteUrl + url).href, api, mode, signal)
  }

  /** The page; a redirect to the page that a mistyped address means, if it exists. */
  async function renderMeant(url: string, api: Transport, signal: AbortSignal): Promise<RenderedPage> {
    const [path = '', ...query] = url.split('?')
    const page = await render(url, api, signal)
    const isPage = page.status === OK
    const meant = isPage ? canonicalPath(path) : meantPath(path)
    if (meant === undefined || meant === path || (!isPage && page.status !== NOT_FOUND)) return page
    const address = [meant, ...query].join('?')
    const { status, location } =
      isPage || isFile(meant) ? { status: OK, location: null } : await render(address, api, signal)
    if (status >= BAD_REQUEST) return page
    return { ...page, status: MOVED, location: location ?? address, bytes: new Uint8Array() }
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
