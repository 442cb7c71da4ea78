import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import {
  type Endpoint,
  type InputOf,
  methodOf,
  type OutputOf,
  type ParamsOf,
  pathOf,
  type QueryOf,
} from '#core/endpoint.ts'
import type { DialectName } from '#server/database/database.ts'
import type { Db } from '#server/database/schema.ts'
import type { ArchiveEntry } from '#server/files/archive/layout.ts'
import { sendArchive } from '#server/files/archive/send.ts'
import { finishAnswer, writeAnswer } from './answer.ts'
import { openApiSchema } from './api-schema.ts'
import type { Ground } from './ground.ts'
import { DATA_CSP, safetyHeaders } from './headers.ts'
import { parseCall } from './parse-call.ts'
import { noteReads } from './reading.ts'

/** A call under way, as its handler sees it: parsed, with the ground it stands on. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>
  query: QueryOf<E>
  input: InputOf<E>
  db: Db
  dialect: DialectName
  /** Origin of the site, for addresses that leave it. */
  siteUrl: string
  /** Path and query as they were asked for. */
  url: string
  now: Date
  log: FastifyBaseLogger
  ground: Ground
}

/** An endpoint with what answers it. */
export interface Served {
  endpoint: Endpoint
  register(app: FastifyInstance, ground: Ground): void
}

/** Binds a call of the contract to the query or action that answers it. Reads that name their areas are kept. */
export function serve<E extends Endpoint>(endpoint: E, handler: (call: Call<E>) => Promise<OutputOf<E>>): Served {
  return {
    endpoint,
    register(app, ground) {
      registerRoute(app, endpoint, async (request, reply) => {
        const make = async () => {
          const result = await handler(await callOf(endpoint, request, ground))
          return { parts: partsOf(endpoint, result, ground), reads: endpoint.parts.reads ?? [] }
        }
        const reads = endpoint.parts.reads ?? []
        noteReads(reads)
        const answer =
          reads.length > 0 ? await ground.answers.get(request.url, make) : await finishAnswer((await make()).parts)
        reply.hijack()
        writeAnswer(answer, request.raw, reply.raw)
      })
    },
  }
}

/** What an archive call answers: the name that the browser saves it under and the files inside. */
export interface ArchiveAnswer {
  name: string
  entries: ArchiveEntry[]
}

/** Binds a call that answers with a ZIP archive. */
export function serveArchive<E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<ArchiveAnswer>,
): Served {
  return {
    endpoint,
    register(app, ground) {
      registerRoute(app, endpoint, async (request, reply) => {
        const { name, entries } = await handler(await callOf(endpoint, request, ground))
        return sendArchive(request, reply, ground.store, { name, entries })
      })
    },
  }
}

type Route = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

function registerRoute(app: FastifyInstance, endpoint: Endpoint, handler: Route): void {
  app.route({
    method: methodOf(endpoint.address) === 'GET' ? ['GET', 'HEAD'] : ['POST'],
    url: pathOf(endpoint.address),
    schema: openApiSchema(endpoint),
    ...(endpoint.parts.limit === undefined
      ? {}
      : { config: { rateLimit: { max: endpoint.parts.limit, timeWindow: '1 minute' } } }),
    handler,
  })
}

async function callOf<E extends Endpoint>(endpoint: E, request: FastifyRequest, ground: Ground): Promise<Call<E>> {
  return {
    ...parseCall(endpoint, request),
    db: ground.database.db,
    dialect: ground.database.dialect,
    siteUrl: ground.config.siteUrl,
    url: request.url,
    now: new Date(),
    log: request.log,
    ground,
  }
}

function partsOf(endpoint: Endpoint, result: unknown, ground: Ground) {
  const [[status, schema]] = outputsOf(endpoint)
  return {
    status: Number(status),
    contentType: 'application/json; charset=utf-8',
    // Parsed on the way out: only what the contract names leaves the house.
    body: JSON.stringify(schema.parse(result)),
    headers: {
      ...safetyHeaders(ground.config.siteUrl),
      'content-security-policy': DATA_CSP,
      'cache-control': 'no-cache',
    },
  }
}

function outputsOf(endpoint: Endpoint): [[string, z.ZodType]] {
  const [first] = Object.entries(endpoint.parts.output)
  if (first === undefined) throw new Error(`${endpoint.address} names no answer`)
  return [first]
}
