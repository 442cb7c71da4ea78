import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#core/endpoint.ts'
import { AppError } from '#core/errors.ts'
import { hasAccess, isStaffAccess, needsLogin } from '#core/roles.ts'
import type { AppContext } from './app-context.ts'
import type { Member } from './member.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `identify` for calls that members may make. */
    member?: Member
  }
}

/**
 * Step 'identify': reads the access token of a call that only members may make.
 * @throws {AppError} `token_not_valid`
 */
export async function identify(endpoint: Endpoint, request: FastifyRequest, context: AppContext): Promise<void> {
  if (!needsLogin(endpoint.parts.may)) return
  const token = /^Bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined) return
  const member = await context.identify({ db: context.database.db, secret: context.secret, now: new Date() }, token)
  if (member === undefined) throw new AppError('token_not_valid')
  request.member = member
}

/**
 * Step 'authorize'. The handler of a `signed-link` call checks the link itself, because each link signs other values.
 * @throws {AppError} `not_signed_in`, `not_allowed` without the role, `second_factor_required` if the role does not count yet
 */
export async function authorize(
  { parts: { may } }: Endpoint,
  { member }: Pick<FastifyRequest, 'member'>,
): Promise<void> {
  if (!needsLogin(may)) return
  if (member === undefined) throw new AppError('not_signed_in')
  if (!hasAccess(member.role, may)) throw new AppError('not_allowed')
  if (isStaffAccess(may) && !member.secondFactor) throw new AppError('second_factor_required')
}
