import type { FastifyRequest } from 'fastify'
import type { Config } from '#platform/config/config.ts'
import { pathOfUrl } from '#platform/http/path-of-url.ts'

/** The logger's options. Requests are logged without their query, which may have a token or an email address, and without the reader's IP address. */
export function loggerOptions({ logLevel }: Pick<Config, 'logLevel'>) {
  return {
    level: logLevel,
    serializers: {
      req: ({ method, url }: FastifyRequest) => ({ method, path: pathOfUrl(url) }),
    },
  }
}
