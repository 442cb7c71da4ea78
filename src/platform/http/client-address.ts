import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { Config } from '#platform/config/config.ts'

/**
 * The network address of the client: of the connection, or behind trusted proxies the nearest entry of X-Forwarded-For that
 * none of them is. Entries further left are written by the client and never believed.
 */
export function clientAddress(request: IncomingMessage, { trustProxy }: Pick<Config, 'trustProxy'>): string {
  return proxyAddr(request, trustProxy ?? (() => false)) ?? ''
}
