import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#core/endpoint.ts'
import type { Config } from '#platform/config/config.ts'
import { pageCsp, safetyHeaders } from '../headers.ts'
import { docsPage } from './docs-page.ts'
import { openApiDocument } from './document.ts'

export const OPENAPI_PATH = '/api/openapi.json'
export const API_DOCS_PATH = '/api/docs'

/** Serves the OpenAPI document and a page for people. */
export function serveApiDocs(app: FastifyInstance, { siteUrl }: Config, endpoints: readonly Endpoint[]) {
  let cached: ReturnType<typeof openApiDocument> | undefined
  const getDocument = () => {
    cached ??= openApiDocument(endpoints, { siteUrl })
    return cached
  }
  const headers = {
    ...safetyHeaders(siteUrl),
    'content-security-policy': pageCsp([]),
    'cache-control': 'no-cache',
  }
  app.get(OPENAPI_PATH, async (_request, reply) => reply.headers(headers).send(getDocument()))
  app.get(API_DOCS_PATH, async (_request, reply) =>
    reply.headers(headers).type('text/html; charset=utf-8').send(docsPage(getDocument())),
  )
}
