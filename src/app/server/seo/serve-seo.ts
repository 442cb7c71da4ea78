import type { FastifyInstance } from 'fastify'
import { SITE_NAME } from '#core/site-name.ts'
import { content } from '#features/pages/browser/client.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import { writeResponse } from '#platform/http/cached-response.ts'
import { trackDependencies } from '#platform/http/dependency-tracking.ts'
import { DATA_CSP, safetyHeaders } from '#platform/http/headers.ts'
import { inProcess } from '../render/in-process.ts'
import { discussionsFeed } from './discussions-feed.ts'
import { newsFeed } from './news-feed.ts'
import { robotsTxt, sitemap } from './sitemap.ts'
import { webManifest } from './web-manifest.ts'

/**
 * Serves what programs look for: `/news.atom`, `/discussions.atom`, `/sitemap.xml`, `/robots.txt`, `/manifest.webmanifest`, and
 * the page for a new password at the address where password managers expect it.
 */
export function serveSeo(app: FastifyInstance, context: AppContext): void {
  const api = inProcess(app, context.responseCache)
  const { siteUrl } = context.config
  const siteName = async () => (await content.getShell(api)).site_name ?? SITE_NAME
  const documents = {
    '/news.atom': {
      type: 'application/atom+xml; charset=utf-8',
      render: async () => newsFeed(api, siteUrl, await siteName()),
    },
    '/discussions.atom': {
      type: 'application/atom+xml; charset=utf-8',
      render: async () => discussionsFeed(api, siteUrl, await siteName()),
    },
    '/sitemap.xml': { type: 'application/xml; charset=utf-8', render: () => sitemap(api, siteUrl) },
    '/manifest.webmanifest': {
      type: 'application/manifest+json; charset=utf-8',
      render: async () => webManifest(await siteName()),
    },
    '/robots.txt': { type: 'text/plain; charset=utf-8', render: async () => robotsTxt(siteUrl) },
  }
  const headers = { ...safetyHeaders(siteUrl), 'content-security-policy': DATA_CSP, 'cache-control': 'no-cache' }
  app.get('/.well-known/change-password', (_request, reply) => reply.redirect('/user/settings#password', 302))
  for (const [url, { type, render }] of Object.entries(documents)) {
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: async (request, reply) => {
        const response = await context.responseCache.get(request.url, async () => {
          const { result: body, reads } = await trackDependencies(render)
          return { tags: reads, parts: { status: 200, contentType: type, body, headers } }
        })
        reply.hijack()
        writeResponse(response, request.raw, reply.raw)
      },
    })
  }
}
