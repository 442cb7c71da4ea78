import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { openDatabase } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import { watchRevisions } from '#server/database/revisions.ts'
import { aDataPlace } from '#server/database/testing/a-database.ts'
import { openFileStore } from '#server/files/store.ts'
import { AnswerCache } from '#server/http/answer-cache.ts'
import type { Ground } from '#server/http/ground.ts'
import { buildApp } from '../app.ts'
import { ROUTES } from '../features.ts'

export const SITE_URL = 'https://trp.example.org'

export interface TestSite {
  app: FastifyInstance
  ground: Ground
  /** GET, with the body as JSON. */
  get(
    url: string,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: unknown; headers: Record<string, unknown> }>
  post(url: string, body: unknown): Promise<{ status: number; body: unknown; headers: Record<string, unknown> }>
}

/** The API on an empty database of its own, for the tests of one file. Call it at the top of the file. */
export async function aSite(): Promise<TestSite> {
  const config = { ...readConfig({ SITE_URL, STARTER_CONTENT: 'off' }), ...(await aDataPlace()) }
  const database = openDatabase(config)
  if (database.dialect === 'sqlite') await migrate(database)
  const revisions = await watchRevisions(database.db)
  const store = await openFileStore(config)
  const ground = { config, database, store, revisions, answers: new AnswerCache(revisions, config.cacheBytes) }
  const app = await buildApp({ ground, routes: ROUTES, pages: async () => undefined, logger: false })
  afterAll(async () => {
    await app.close()
    revisions.stop()
    await database.close()
  })
  const call = async (
    method: 'GET' | 'POST',
    url: string,
    options: { headers?: Record<string, string>; payload?: string },
  ) => {
    await revisions.refresh()
    const answer = await app.inject({ method, url, ...options })
    return { status: answer.statusCode, headers: answer.headers, body: answer.body === '' ? null : answer.json() }
  }
  return {
    app,
    ground,
    get: (url, headers = {}) => call('GET', url, { headers }),
    post: (url, body) =>
      call('POST', url, { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) }),
  }
}
