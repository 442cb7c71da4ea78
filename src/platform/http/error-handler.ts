import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Endpoint, methodOf, pathOf } from '#core/endpoint.ts'
import { AppError, type ErrorCode } from '#core/errors.ts'
import type { AppContext } from './app-context.ts'
import { DATA_CSP, safetyHeaders } from './headers.ts'
import { isStorageFull } from './storage-full.ts'
import { UNREADABLE } from './upload.ts'

const RETRY_AFTER_S = 2

/** Errors of the framework, the database and the file system as errors of the API. */
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
  ECONNREFUSED: 'busy',
  // PostgreSQL: NUL in a text.
  '22021': 'invalid_input',
}

/**
 * Turns every thrown error into a response: an `AppError` as it is, any other error as `internal`, with a line in the log.
 * @param endpoints all endpoints of the API, to distinguish a wrong method from a wrong path
 */
export function handleErrors(app: FastifyInstance, context: AppContext, endpoints: readonly Endpoint[]): void {
  const headers = { ...safetyHeaders(context.config.siteUrl), 'content-security-policy': DATA_CSP }
  app.setNotFoundHandler((request, reply) => {
    const allowed = listMethods(request.url, endpoints)
    // With the right method a part of the path is too long for the router.
    const isWrongMethod = allowed.length > 0 && !allowed.some((method) => method === request.method)
    if (isWrongMethod) reply.header('allow', allowed.join(', '))
    const appError = new AppError(isWrongMethod ? 'method_not_allowed' : 'not_found')
    return send(appError, appError, request, reply, headers)
  })
  app.setErrorHandler((error: FastifyError, request, reply) => send(asAppError(error), error, request, reply, headers))
}

/** Handles errors that the framework throws before routing, e.g. for a URL that cannot be decoded. */
export function handleEarlyError(context: Pick<AppContext, 'config'>) {
  const headers = { ...safetyHeaders(context.config.siteUrl), 'content-security-policy': DATA_CSP }
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    send(asAppError(error), error, request, reply, headers)
  }
}

function send(
  appError: AppError,
  cause: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  headers: Record<string, string>,
) {
  // `busy` thrown on purpose is expected under load, so it gets one short line.
  if (appError.code === 'busy' && cause === appError) request.log.warn('call refused: too many wait')
  else if (appError.status >= 500) request.log.error({ err: cause }, 'call failed')
  const retryAfterS = appError.retryAfterS ?? (appError.code === 'busy' ? RETRY_AFTER_S : undefined)
  if (retryAfterS !== undefined) reply.header('retry-after', retryAfterS)
  if (appError.status === 401) reply.header('www-authenticate', 'Bearer')
  return reply
    .code(appError.status)
    .headers({ ...headers, ...appError.headers, 'cache-control': 'no-store', 'x-request-id': request.id })
    .type('application/json; charset=utf-8')
    .send(appError.body)
}

function asAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error
  if (isStorageFull(error)) return new AppError('storage_full', { cause: error })
  const code = CODES[error.code] ?? (error.code?.startsWith('SQLITE_BUSY') ? 'busy' : 'internal')
  const fields = code === 'invalid_input' ? { fields: UNREADABLE } : {}
  return new AppError(code, { ...fields, cause: error })
}

/** The methods of a path; none for an unknown path. */
function listMethods(url: string, endpoints: readonly Endpoint[]): string[] {
  const path = url.split('?', 1)[0]?.replace(/\/?$/, '/') ?? ''
  const matching = endpoints.filter(({ address }) => pattern(pathOf(address)).test(path))
  return matching.flatMap(({ address }) => (methodOf(address) === 'GET' ? ['GET', 'HEAD'] : [methodOf(address)]))
}

function pattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`)
}
