import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Config } from '#platform/config/config.ts'
import { apiDocsPage } from './api-docs-page.ts'
import { pageCsp, safetyHeaders } from './headers.ts'

export const OPENAPI_PATH = '/api/openapi.json'
export const API_DOCS_PATH = '/api/docs'

/** The part of the document that the readable page shows. */
const Document = z.object({
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
})

/** Serves the OpenAPI 3.1 document, generated from the contracts, and a page on which people can read it. */
export async function serveApiDocs(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Training Resource Package',
        version: '1',
        description: 'Every path answers with and without its last slash.',
      },
      servers: [{ url: config.siteUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
  })
  const headers = {
    ...safetyHeaders(config.siteUrl),
    'content-security-policy': pageCsp([]),
    'cache-control': 'no-cache',
  }
  app.get(OPENAPI_PATH, { schema: { hide: true } }, async (_request, reply) =>
    reply.headers(headers).send(app.swagger()),
  )
  app.get(API_DOCS_PATH, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .headers(headers)
      .type('text/html; charset=utf-8')
      .send(apiDocsPage(Document.parse(app.swagger()))),
  )
}
