import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/http/app-context.ts'
import { writeResponse } from '#platform/http/cached-response.ts'
import { trackDependencies } from '#platform/http/dependency-tracking.ts'
import { DATA_CSP, safetyHeaders } from '#platform/http/headers.ts'
import { inProcess } from '../render/in-process.ts'
import { discussionsFeed } from './discussions-feed.ts'
import { newsFeed } from './news-feed.ts'
import { robotsTxt, sitemap } from './sitemap.ts'

/** What feed readers and search engines ask for: `/news.atom`, `/discussions.atom`, `/sitemap.xml`, `/robots.txt`. */
export function serveSeo(app: FastifyInstance, ground: AppContext): void {
  const api = inProcess(app, ground.responseCache)
  const { siteUrl } = ground.config
  const documents = {
    '/news.atom': { type: 'application/atom+xml; charset=utf-8', make: () => newsFeed(api, siteUrl) },
    '/discussions.atom': { type: 'application/atom+xml; charset=utf-8', make: () => discussionsFeed(api, siteUrl) },
    '/sitemap.xml': { type: 'application/xml; charset=utf-8', make: () => sitemap(api, siteUrl) },
    '/robots.txt': { type: 'text/plain; charset=utf-8', make: async () => robotsTxt(siteUrl) },
  }
  const headers = { ...safetyHeaders(siteUrl), 'content-security-policy': DATA_CSP, 'cache-control': 'no-cache' }
  for (const [url, { type, make }] of Object.entries(documents)) {
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: async (request, reply) => {
        const answer = await ground.responseCache.get(request.url, async () => {
          const { result: body, reads } = await trackDependencies(make)
          return { tags: reads, parts: { status: 200, contentType: type, body, headers } }
        })
        reply.hijack()
        writeResponse(answer, request.raw, reply.raw)
      },
    })
  }
}
