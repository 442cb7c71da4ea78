import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import { FEATURES, REQUEST_HOOKS } from '#app/features.ts'
import { buildApp } from '#app/server/build-app.ts'
import { closeContext, openContext } from '#app/server/open-context.ts'
import type { Method } from '#core/endpoint.ts'
import { type Config, readConfig } from '#platform/config/config.ts'
import type { Feature } from '#platform/feature.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import { rebuildIndex } from '#platform/search/rebuild-index.ts'
import { createMigratedPlace } from '#testing/database/database.ts'

export const SITE_URL = 'https://trp.example.org'

type Storage = Pick<Config, 'databaseUrl' | 'dataDir'>

export interface TestResponse {
  status: number
  /** The body as JSON; null for none. */
  body: unknown
  headers: Record<string, unknown>
}

export interface TestCall {
  /** Sent as JSON. */
  body?: unknown
  /** A form with a file. */
  form?: FormData
  /** An access token. */
  token?: string
  headers?: Record<string, string>
  /** IP address of the client. */
  ip?: string
}

export interface TestSite {
  app: FastifyInstance
  context: AppContext
  call(method: Method, url: string, given?: TestCall): Promise<TestResponse>
  get(url: string, headers?: Record<string, string>): Promise<TestResponse>
  post(url: string, body: unknown): Promise<TestResponse>
}

/**
 * The API with an empty database, for the tests of one file. Call it at the top of the file. With the storage of another site
 * it behaves like a second process of that site.
 * @param added features after those of the site
 */
export async function createSite(
  settings: Record<string, string> = {},
  storage?: Storage,
  added: readonly Feature[] = [],
): Promise<TestSite> {
  const features = [...FEATURES, ...added]
  const context = await openContext({
    ...readConfig({ SITE_URL, STARTER_CONTENT: 'off', SOFFICE: 'off', ...settings }),
    ...(storage ?? (await createMigratedPlace())),
  })
  await rebuildIndex(context.database.db, features)
  const app = await buildApp({
    context,
    routes: features.flatMap(({ routes }) => routes?.(features) ?? []),
    requestHooks: REQUEST_HOOKS,
    pages: async () => undefined,
    logger: false,
  })
  afterAll(async () => {
    await app.close()
    await closeContext(context)
  })
  const call = async (method: Method, url: string, given: TestCall = {}): Promise<TestResponse> => {
    await context.changes.read()
    const response = await app.inject({ method, url, ...(await requestOf(given)) })
    return {
      status: response.statusCode,
      headers: response.headers,
      body: response.body === '' ? null : response.json(),
    }
  }
  return {
    app,
    context,
    call,
    get: (url, headers = {}) => call('GET', url, { headers }),
    post: (url, body) => call('POST', url, { body }),
  }
}

async function requestOf({ body, form, token, headers = {}, ip }: TestCall) {
  const content = form ? await formContent(form) : jsonContent(body)
  const authorization: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
  return {
    headers: { ...content.headers, ...authorization, ...headers },
    ...(content.payload !== undefined && { payload: content.payload }),
    ...(ip !== undefined && { remoteAddress: ip }),
  }
}

function jsonContent(body: unknown): { headers: Record<string, string>; payload?: string } {
  if (body === undefined) return { headers: {} }
  return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) }
}

async function formContent(form: FormData): Promise<{ headers: Record<string, string>; payload: Buffer }> {
  const response = new Response(form)
  return {
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
    payload: Buffer.from(await response.arrayBuffer()),
  }
}
