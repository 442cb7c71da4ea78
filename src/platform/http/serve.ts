import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Endpoint, methodOf, type OutputOf, pathOf, type Tag } from '#core/endpoint.ts'
import { AppError } from '#core/errors.ts'
import type { ArchiveEntry } from '#platform/files/archive/layout.ts'
import { sendArchive } from '#platform/files/archive/send.ts'
import type { ByteSource } from '#platform/files/byte-source.ts'
import { cleanName } from '#platform/files/file-names.ts'
import { sendSource } from '#platform/files/send.ts'
import type { AppContext } from './app-context.ts'
import { sendUncached, writeResponse } from './cached-response.ts'
import type { Call, Handler } from './call-context.ts'
import { addDependencies } from './dependency-tracking.ts'
import { act } from './idempotency.ts'
import { authorize, identify } from './identify.ts'
import { limitRate } from './limit-rate.ts'
import { parseCall, type Sanitizers } from './parse-call.ts'
import { createResponse } from './present.ts'

export interface Served {
  endpoint: Endpoint
  register(app: FastifyInstance, context: AppContext): void
}

interface ServeOptions<E extends Endpoint> {
  /** For fields with HTML: the contract checks, and the handler gets, what these leave. */
  sanitize?: Sanitizers<E>
  /** For HTML forms that work without a script: the pages that a browser is redirected to instead of a JSON response. */
  formRedirect?: {
    success: (call: Call<E>) => string
    /** The page after input that is not valid. */
    failure: string
  }
  /** Cache tags of this response in addition to those of the contract, e.g. of the discussion that it shows. */
  alsoReads?: (call: Call<E>, output: OutputOf<E>) => readonly Tag[]
}

/**
 * Connects an endpoint with its handler. Each call runs through the same steps: receive, identify, authorize, rate limit
 * (see `addRoute`), parse, act, present, reply. There are three replies: a redirect to a page for HTML forms, a cached response
 * for endpoints with cache tags, and a plain response.
 */
export function serve<E extends Endpoint>(endpoint: E, handler: Handler<E>, options: ServeOptions<E> = {}): Served {
  const { reads, may } = endpoint.parts
  if (reads && may !== 'everyone') throw new Error(`${endpoint.address}: only responses for everyone can be cached`)
  const { formRedirect, sanitize, alsoReads } = options
  const run = async (request: FastifyRequest, context: AppContext, signal?: AbortSignal) => {
    const call = await parseCall(endpoint, request, context, sanitize, signal)
    const tags = [...(reads ?? [])]
    const body = await act(endpoint, call, async () => {
      const output = await handler(call)
      tags.push(...(alsoReads?.(call, output) ?? []))
      return output
    })
    return { call, tags, parts: createResponse(endpoint, body, context) }
  }
  return {
    endpoint,
    register: (app, context) =>
      addRoute(app, context, endpoint, async (request, reply) => {
        addDependencies(reads ?? [])
        if (formRedirect && acceptsHtml(request)) {
          const page = await run(request, context).then(
            ({ call }) => formRedirect.success(call),
            (error: unknown) => {
              if (error instanceof AppError && error.code === 'invalid_input') return formRedirect.failure
              throw error
            },
          )
          return reply.redirect(page, SEE_OTHER)
        }
        if (reads) {
          const response = await context.responseCache.get(request.url, (signal) => run(request, context, signal), {
            signal: request.signal,
          })
          reply.hijack()
          return writeResponse(response, request.raw, reply.raw)
        }
        const { parts } = await run(request, context)
        reply.hijack()
        return sendUncached(parts, request.raw, reply.raw)
      }),
  }
}

const SEE_OTHER = 303

function acceptsHtml(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/html') ?? false
}

export interface ArchiveResponse {
  name: string
  entries: ArchiveEntry[]
}

/** A file that is made for the response. */
export interface FileResponse {
  name: string
  mediaType: string
  source: ByteSource
}

/** Connects an endpoint with a handler whose response is a ZIP archive, or another file that is made for it. */
export function serveArchive<E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<ArchiveResponse | FileResponse>,
): Served {
  return {
    endpoint,
    register: (app, context) =>
      addRoute(app, context, endpoint, async (request, reply) => {
        const response = await handler(await parseCall(endpoint, request, context))
        if ('entries' in response) return sendArchive(request, reply, context.store, response)
        const { name, mediaType, source } = response
        return sendSource(request, reply, source, {
          mediaType,
          disposition: 'attachment',
          name: cleanName(name),
          caching: 'none',
        })
      }),
  }
}

/**
 * Connects an endpoint with a handler that reads the body of the request itself and sends the response: for protocols that are
 * not JSON.
 * @param bodyType the type of content that is left unread
 */
export function serveRaw<E extends Endpoint>(
  endpoint: E,
  handler: (request: FastifyRequest, reply: FastifyReply, context: AppContext) => Promise<unknown>,
  bodyType?: string,
): Served {
  return {
    endpoint,
    register: (app, context) => {
      const add = (to: FastifyInstance) =>
        addRoute(to, context, endpoint, (request, reply) => handler(request, reply, context))
      if (bodyType === undefined) return add(app)
      // Apart, because other calls read a body of this type.
      app.register(async (scope) => {
        scope.removeContentTypeParser(bodyType)
        scope.addContentTypeParser(bodyType, (_request, _body, done) => done(null))
        add(scope)
      })
    },
  }
}

/** Adds the route of an endpoint. The steps in `onRequest` run before the body of the request is read. */
function addRoute(
  app: FastifyInstance,
  context: AppContext,
  endpoint: Endpoint,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): void {
  const method = methodOf(endpoint.address)
  app.route({
    method: method === 'GET' ? ['GET', 'HEAD'] : [method],
    url: pathOf(endpoint.address),
    ...(endpoint.parts.bodyBytes !== undefined && { bodyLimit: endpoint.parts.bodyBytes }),
    onRequest: [
      (request: FastifyRequest) => identify(endpoint, request, context),
      (request: FastifyRequest) => authorize(endpoint, request),
      (request: FastifyRequest) => limitRate(endpoint, request, context),
    ],
    handler,
  })
}
