import type { FastifyRequest } from 'fastify'
import { type Endpoint, methodOf } from '#core/endpoint.ts'
import { AppError } from '#core/errors.ts'
import { sign } from '#platform/secret/secret.ts'
import type { AppContext } from './app-context.ts'
import { networkOf } from './network.ts'

/** Changes a minute from one network when the endpoint sets no limit. A class of sixty may share one address. */
const DEFAULT_WRITES_A_MINUTE = 600

/** Calls a minute from one network; undefined for reads without a limit of their own. */
export function limitOf({ address, parts }: Endpoint): number | undefined {
  return parts.limit ?? (methodOf(address) === 'GET' ? undefined : DEFAULT_WRITES_A_MINUTE)
}

/** Step 'rate limit': counts a call before its body is read. @throws {AppError} `too_many_requests` */
export async function limitRate(
  endpoint: Endpoint,
  request: FastifyRequest,
  { rateLimiter, secret }: AppContext,
): Promise<void> {
  const limit = limitOf(endpoint)
  if (limit === undefined) return
  const network = networkOf(request.ip)
  const key = sign(secret, 'call limit', [endpoint.address, network])
  await rateLimiter.take(key, limit, new Date()).catch((error: unknown) => {
    if (error instanceof AppError)
      request.log.warn({ event: 'rate_limited', call: endpoint.address, network }, 'call refused')
    throw error
  })
}
