import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import { REQUEST_HOOKS, ROUTES } from '#app/features.ts'
import { buildApp } from '#app/server/build-app.ts'
import { closeContext, openContext } from '#app/server/open-context.ts'
import type { Method } from '#core/endpoint.ts'
import { type Config, readConfig } from '#platform/config/config.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import { createDataPlace } from '#testing/database/database.ts'

export const SITE_URL = 'https://trp.example.org'

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>

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
  /** Network address of the caller. */
  ip?: string
}

export interface TestSite {
  app: FastifyInstance
  ground: AppContext
  call(method: Method, url: string, given?: TestCall): Promise<TestResponse>
  get(url: string, headers?: Record<string, string>): Promise<TestResponse>
  post(url: string, body: unknown): Promise<TestResponse>
}

/**
 * The API on an empty database of its own, for the tests of one file. Call it at the top of the file. With the place of
 * another site it is a second process of that site.
 */
export async function createSite(settings: Record<string, string> = {}, place?: Place): Promise<TestSite> {
  const ground = await openContext({
    ...readConfig({ SITE_URL, STARTER_CONTENT: 'off', ...settings }),
    ...(place ?? (await createDataPlace())),
  })
  const app = await buildApp({
    ground,
    routes: ROUTES,
    watchers: REQUEST_HOOKS,
    pages: async () => undefined,
    logger: false,
  })
  afterAll(async () => {
    await app.close()
    await closeContext(ground)
  })
  const call = async (method: Method, url: string, given: TestCall = {}): Promise<TestResponse> => {
    await ground.changes.read()
    const answer = await app.inject({ method, url, ...(await requestOf(given)) })
    return { status: answer.statusCode, headers: answer.headers, body: answer.body === '' ? null : answer.json() }
  }
  return {
    app,
    ground,
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
