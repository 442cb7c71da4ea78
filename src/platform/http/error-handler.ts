import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Endpoint, methodOf, pathOf } from '#core/endpoint.ts'
import { AppError, type ErrorCode } from '#core/errors.ts'
import type { AppContext } from './app-context.ts'
import { DATA_CSP, safetyHeaders } from './headers.ts'
import { UNREADABLE } from './upload.ts'

const RETRY_AFTER_S = 2

/** How the framework's own refusals and the database's look to a caller. */
const CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong_media_type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_input',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_input',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  SQLITE_BUSY: 'busy',
  SQLITE_LOCKED: 'busy',
  SQLITE_FULL: 'storage_full',
  ENOSPC: 'storage_full',
  EDQUOT: 'storage_full',
  // PostgreSQL's disk is full.
  '53100': 'storage_full',
  ECONNREFUSED: 'busy',
  // PostgreSQL keeps no NUL in a text.
  '22021': 'invalid_input',
}

/**
 * One place where anything thrown becomes an answer: what a person may read leaves, the rest is logged.
 * @param calls the API's calls, to tell a wrong method from a wrong address
 */
export function handleErrors(app: FastifyInstance, context: AppContext, calls: readonly Endpoint[]): void {
  const headers = { ...safetyHeaders(context.config.siteUrl), 'content-security-policy': DATA_CSP }
  app.setNotFoundHandler((request, reply) => {
    const allowed = methodsOf(request.url, calls)
    if (allowed.length > 0) reply.header('allow', allowed.join(', '))
    const refusal = new AppError(allowed.length > 0 ? 'method_not_allowed' : 'not_found')
    return answer(refusal, refusal, request, reply, headers)
  })
  app.setErrorHandler((error: FastifyError, request, reply) =>
    answer(asAppError(error), error, request, reply, headers),
  )
}

/** What the framework refuses before it looks for a route: an address that can't be decoded. */
export function handleEarlyError(context: Pick<AppContext, 'config'>) {
  const headers = { ...safetyHeaders(context.config.siteUrl), 'content-security-policy': DATA_CSP }
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    answer(asAppError(error), error, request, reply, headers)
  }
}

function answer(
  refusal: AppError,
  cause: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  headers: Record<string, string>,
) {
  // A refusal on purpose (too many wait) is no failure, and it comes when there is no time for long lines.
  if (refusal.code === 'busy' && cause === refusal) request.log.warn('call refused: too many wait')
  else if (refusal.status >= 500) request.log.error({ err: cause }, 'call failed')
  const retryAfterS = refusal.retryAfterS ?? (refusal.code === 'busy' ? RETRY_AFTER_S : undefined)
  if (retryAfterS !== undefined) reply.header('retry-after', retryAfterS)
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer')
  return reply
    .code(refusal.status)
    .headers({ ...headers, 'cache-control': 'no-store', 'x-request-id': request.id })
    .type('application/json; charset=utf-8')
    .send(refusal.body)
}

function asAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error
  const code = CODES[error.code] ?? (error.code?.startsWith('SQLITE_BUSY') ? 'busy' : 'internal')
  const fields = code === 'invalid_input' ? { fields: UNREADABLE } : {}
  return new AppError(code, { ...fields, cause: error })
}

/** The methods that an address takes; none where there is no such address. */
function methodsOf(url: string, calls: readonly Endpoint[]): string[] {
  const path = url.split('?', 1)[0]?.replace(/\/?$/, '/') ?? ''
  const here = calls.filter(({ address }) => pattern(pathOf(address)).test(path))
  return here.flatMap(({ address }) => (methodOf(address) === 'GET' ? ['GET', 'HEAD'] : [methodOf(address)]))
}

function pattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`)
}
