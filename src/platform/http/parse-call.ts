import type { FastifyRequest } from 'fastify'
import type { Endpoint, InputOf, ParamsOf, QueryOf } from '#core/endpoint.ts'
import { AppError } from '#core/errors.ts'
import type { AppContext } from './app-context.ts'
import type { Call } from './call-context.ts'
import { createCommit, createIdempotencyRequest, idempotencyKeyOf } from './idempotency.ts'
import { networkOf } from './network.ts'
import { readForm } from './upload.ts'
import { fieldErrorsOf, PARSE_OPTIONS } from './validation-errors.ts'

type Parsed<E extends Endpoint> = { params: ParamsOf<E>; query: QueryOf<E>; input: InputOf<E> }

/** Functions that clean fields of the input before the contract checks them. They run on texts only. */
export type Sanitizers<E extends Endpoint> = { readonly [Field in keyof InputOf<E>]?: (text: string) => string }

/**
 * Step 'parse': the call that a request makes.
 * @param signal aborted when the reader has left
 * @throws {AppError} as `parseRequest` */
export async function parseCall<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
  context: AppContext,
  sanitizers: Sanitizers<E> = {},
  signal: AbortSignal = signalOf(request),
): Promise<Call<E>> {
  const now = new Date()
  const parsed = await parseRequest(endpoint, request, sanitizers)
  const { member } = request
  // The method is part of the key, because several methods share one path.
  const keyFor = (guest: string) =>
    idempotencyKeyOf(
      request.headers['idempotency-key'],
      String(member?.id ?? guest),
      `${request.method} ${request.url}`,
    )
  // Guests of different networks do not share keys.
  const key = keyFor(`guest ${networkOf(request.ip)}`)
  const idempotency = await createIdempotencyRequest(key, parsed.input, context.secret)
  return {
    ...parsed,
    // `authorize` rejects calls that need a member and have none.
    member: member as Call<E>['member'],
    db: context.database.db,
    longRead: (read) => context.database.longReads.run(read, signal),
    dialect: context.database.dialect,
    siteUrl: context.config.siteUrl,
    url: request.url,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    now,
    log: request.log,
    context,
    idempotencyKey: keyFor('guest'),
    idempotency,
    commit: createCommit(endpoint, context, { idempotency, now }),
  }
}

/** Aborted when the caller has left. Node closes a request with a body as soon as the body is read, which says nothing. */
function signalOf(request: FastifyRequest): AbortSignal {
  return request.body === undefined ? request.signal : new AbortController().signal
}

/**
 * Parses all parts of a request by the contract, so that the response names every wrong field.
 * @throws {AppError} `not_found` for a path whose parameters fit nothing, `invalid_input` with the fields
 */
async function parseRequest<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
  sanitizers: Sanitizers<E>,
): Promise<Parsed<E>> {
  const { params, query, input, uploadBytes } = endpoint.parts
  const parsedParams = params?.safeParse(request.params)
  if (parsedParams && !parsedParams.success) throw new AppError('not_found')
  const parsedQuery = query?.safeParse(request.query, PARSE_OPTIONS)
  const isForm = request.isMultipart()
  if (isForm && uploadBytes === undefined) throw new AppError('wrong_media_type')
  const body = isForm ? await readForm(request, uploadBytes ?? 0) : request.body
  const parsedInput = input?.safeParse(sanitized(body ?? {}, sanitizers), PARSE_OPTIONS)
  const fields = { ...fieldErrorsOf(parsedQuery), ...fieldErrorsOf(parsedInput) }
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields })
  // The types of the parts come from the schemas that have parsed them.
  const parsed: unknown = { params: parsedParams?.data, query: parsedQuery?.data, input: parsedInput?.data }
  return parsed as Parsed<E>
}

function sanitized(
  body: unknown,
  sanitizers: Readonly<Record<string, ((text: string) => string) | undefined>>,
): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const cleaned = Object.entries(body).flatMap(([field, value]) => {
    const sanitize = Object.hasOwn(sanitizers, field) ? sanitizers[field] : undefined
    return sanitize && typeof value === 'string' ? [[field, sanitize(value)]] : []
  })
  return cleaned.length > 0 ? { ...body, ...Object.fromEntries(cleaned) } : body
}
