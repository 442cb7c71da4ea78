import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { type Endpoint, methodOf, type OutputOf, pathOf, type Tag } from '#core/endpoint.ts'
import { AppError } from '#core/errors.ts'
import type { ArchiveEntry } from '#platform/files/archive/layout.ts'
import { sendArchive } from '#platform/files/archive/send.ts'
import { openApiSchema } from './api-schema.ts'
import type { AppContext } from './app-context.ts'
import { type ResponseParts, sendOnce, writeResponse } from './cached-response.ts'
import { type Call, committer } from './call-context.ts'
import { addDependencies } from './dependency-tracking.ts'
import { DATA_CSP, safetyHeaders } from './headers.ts'
import { AlreadyAnswered, findStoredResponse, idempotencyKeyOf, idempotencyRequestOf } from './idempotency.ts'
import { countCall, limitOf } from './limit-calls.ts'
import { bearerOf, type Member } from './member.ts'
import { networkOf } from './network.ts'
import { parseCall } from './parse-call.ts'

/** An endpoint with what answers it. */
export interface Served {
  endpoint: Endpoint
  register(app: FastifyInstance, context: AppContext): void
}

interface ServeOptions<E extends Endpoint> {
  /** Where a plain form leads: pages instead of bare answers. */
  thenShow?: {
    made: (call: Call<E>) => string
    /** What was sent can't be used. */
    refused: string
  }
  /** Tags that the answer was made of beside those that the contract names: the thing that was read. */
  alsoReads?: (call: Call<E>, output: OutputOf<E>) => readonly Tag[]
}

const SEE_OTHER = 303

function acceptsPage(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/html') ?? false
}

/** Binds a call of the contract to the query or action that answers it. Reads that name their tags are kept. */
export function serve<E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<OutputOf<E>>,
  options: ServeOptions<E> = {},
): Served {
  return {
    endpoint,
    register(app, context) {
      registerRoute(app, context, endpoint, async (request, reply) => {
        const reads = endpoint.parts.reads ?? []
        addDependencies(reads)
        const { thenShow } = options
        if (thenShow && acceptsPage(request)) {
          const make = async () => {
            const call = await callOf(endpoint, request, context)
            await answerCall(endpoint, handler, call)
            return thenShow.made(call)
          }
          return reply.redirect(await make().catch(insteadOf(thenShow.refused)), SEE_OTHER)
        }
        if (reads.length === 0) {
          const made = await answerCall(endpoint, handler, await callOf(endpoint, request, context))
          reply.hijack()
          return sendOnce(made, request.raw, reply.raw)
        }
        const answer = await context.answers.get(request.url, async () => {
          const call = await callOf(endpoint, request, context)
          const output = await handler(call)
          const also = options.alsoReads?.(call, output) ?? []
          return { parts: partsOf(endpoint, present(endpoint, output), context), reads: [...reads, ...also] }
        })
        reply.hijack()
        writeResponse(answer, request.raw, reply.raw)
      })
    },
  }
}

/** The page that tells of input that can't be used; other failures stay what they are. */
function insteadOf(page: string): (error: unknown) => string {
  return (error) => {
    if (error instanceof AppError && error.code === 'invalid_input') return page
    throw error
  }
}

/** What an archive call answers: the name that the browser saves it under and the files inside. */
export interface ArchiveResponse {
  name: string
  entries: ArchiveEntry[]
}

/** Binds a call that answers with a ZIP archive. */
export function serveArchive<E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<ArchiveResponse>,
): Served {
  return {
    endpoint,
    register(app, context) {
      registerRoute(app, context, endpoint, async (request, reply) => {
        const { name, entries } = await handler(await callOf(endpoint, request, context))
        return sendArchive(request, reply, context.store, { name, entries })
      })
    },
  }
}

type Route = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

function registerRoute(app: FastifyInstance, context: AppContext, endpoint: Endpoint, handler: Route): void {
  const method = methodOf(endpoint.address)
  const limit = limitOf(endpoint)
  app.route({
    method: method === 'GET' ? ['GET', 'HEAD'] : [method],
    url: pathOf(endpoint.address),
    schema: openApiSchema(endpoint),
    ...(limit !== undefined && {
      onRequest: (request: FastifyRequest) => countCall(request, endpoint.address, limit, context),
    }),
    handler,
  })
}

/** Runs the handler; a change that was answered before is not made again. */
async function answerCall<E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<OutputOf<E>>,
  call: Call<E>,
): Promise<ResponseParts> {
  const { context } = call
  const kept = await keptAnswer(call)
  if (kept !== undefined) return partsOf(endpoint, kept, context)
  try {
    return partsOf(endpoint, present(endpoint, await handler(call)), context)
  } catch (error) {
    // The same call may have come in twice and the other one been quicker: then this one's refusal is no answer.
    const quicker = await keptAnswerOf(error, call)
    if (quicker === undefined) throw error
    return partsOf(endpoint, quicker, context)
  }
}

type Sent = Pick<Call<Endpoint>, 'context' | 'once'>

async function keptAnswerOf(error: unknown, sent: Sent): Promise<string | undefined> {
  return error instanceof AlreadyAnswered ? error.body : keptAnswer(sent)
}

/** What the same call was answered before. */
async function keptAnswer({ context, once }: Sent): Promise<string | undefined> {
  return once && findStoredResponse(context.database.db, once)
}

async function callOf<E extends Endpoint>(endpoint: E, request: FastifyRequest, context: AppContext): Promise<Call<E>> {
  const now = new Date()
  const member = await memberOf(endpoint, request, context, now)
  const parsed = await parseCall(endpoint, request)
  // With the method: changing and deleting live at one address.
  const called = `${request.method} ${request.url}`
  const keyOf = (guest: string) =>
    idempotencyKeyOf(request.headers['idempotency-key'], String(member?.id ?? guest), called)
  const idempotencyKey = keyOf('guest')
  // Guests of different networks do not share keys.
  const once = await idempotencyRequestOf(keyOf(`guest ${networkOf(request.ip)}`), parsed.input, context.secret)
  return {
    ...parsed,
    // A call for members only has got this far with a member alone.
    member: member as Call<E>['member'],
    db: context.database.db,
    dialect: context.database.dialect,
    siteUrl: context.config.siteUrl,
    url: request.url,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    now,
    log: request.log,
    context,
    idempotencyKey,
    once,
    commit: committer<E>(context, { once, now, present: (result) => present(endpoint, result) }),
  }
}

/** @throws {AppError} `not_signed_in` without a token, `token_not_valid` with one that is not good */
async function memberOf(
  endpoint: Endpoint,
  request: FastifyRequest,
  context: AppContext,
  now: Date,
): Promise<Member | undefined> {
  if (endpoint.parts.who === undefined) return undefined
  const token = bearerOf(request.headers.authorization)
  if (token === undefined) throw new AppError('not_signed_in')
  const member = await context.identify({ db: context.database.db, secret: context.secret, now }, token)
  if (member === undefined) throw new AppError('token_not_valid')
  return member
}

/** The body as it leaves the house: parsed on the way out, so that only what the contract names is in it. */
function present(endpoint: Endpoint, result: unknown): string {
  return JSON.stringify(outputOf(endpoint)[1].parse(result)) ?? ''
}

function partsOf(endpoint: Endpoint, body: string, context: AppContext): ResponseParts {
  return {
    status: Number(outputOf(endpoint)[0]),
    contentType: 'application/json; charset=utf-8',
    body,
    headers: {
      ...safetyHeaders(context.config.siteUrl),
      'content-security-policy': DATA_CSP,
      'cache-control': endpoint.parts.reads ? 'no-cache' : 'no-store',
    },
  }
}

function outputOf(endpoint: Endpoint): [string, z.ZodType] {
  const [first] = Object.entries(endpoint.parts.output)
  if (first === undefined) throw new Error(`${endpoint.address} names no answer`)
  return first
}
