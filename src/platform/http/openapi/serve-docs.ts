import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#core/endpoint.ts'
import { escapeHtml } from '#core/escape-html.ts'
import type { Config } from '#platform/config/config.ts'
import { pageCsp, safetyHeaders } from '../headers.ts'
import { type OpenApiDocument, type Operation, openApiDocument } from './document.ts'

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

/** The OpenAPI document as a page that works without a script. */
function docsPage({ info, paths }: OpenApiDocument): string {
  const title = escapeHtml(info.title)
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationHtml(method, path, operation)),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title></head><body><main><h1>${title}</h1>
<p>The last slash of a path is optional. The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
${operations.join('\n')}</main></body></html>`
}

function operationHtml(method: string, path: string, operation: Operation): string {
  return `<section><h2><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(operation.summary)}</p><p>${escapeHtml(operation.description)}</p>
<details><summary>Parameters and responses</summary><pre>${escapeHtml(JSON.stringify(operation, null, 2))}</pre></details></section>`
}
