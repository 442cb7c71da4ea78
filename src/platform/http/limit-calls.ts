import type { FastifyRequest } from 'fastify'
import { type Endpoint, methodOf } from '#core/endpoint.ts'
import { AppError } from '#core/errors.ts'
import { sign } from '#platform/secret/secret.ts'
import type { AppContext } from './app-context.ts'
import { networkOf } from './network.ts'

/** Changes a minute from one network, where the endpoint does not say: a class of sixty may share one address. */
const CHANGES_A_MINUTE = 600

/** Calls a minute that a network may make; undefined for reading, which is never refused to a crowd. */
export function limitOf({ address, parts }: Endpoint): number | undefined {
  return parts.limit ?? (methodOf(address) === 'GET' ? undefined : CHANGES_A_MINUTE)
}

/** Counts a call before its body is read. @throws {AppError} `too_many_requests` */
export async function countCall(
  request: FastifyRequest,
  address: Endpoint['address'],
  limit: number,
  { callLimits, secret }: AppContext,
): Promise<void> {
  const network = networkOf(request.ip)
  const key = sign(secret, 'call limit', [address, network])
  await callLimits.take(key, limit, new Date()).catch((error: unknown) => {
    if (error instanceof AppError) request.log.warn({ event: 'rate_limited', call: address, network }, 'call refused')
    throw error
  })
}
