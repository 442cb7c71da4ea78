import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { Config } from '#platform/config/config.ts'

/**
 * The IP address of the client. Without trusted proxies it is that of the connection, otherwise the rightmost entry of
 * X-Forwarded-For that is not a trusted proxy. The client can forge the entries to its left, so they are ignored.
 */
export function clientAddress(request: IncomingMessage, { trustProxy }: Pick<Config, 'trustProxy'>): string {
  return proxyAddr(request, trustProxy ?? (() => false)) ?? ''
}
