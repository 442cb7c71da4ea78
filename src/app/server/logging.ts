import type { FastifyRequest } from 'fastify'
import type { Config } from '#platform/config/config.ts'
import { pathOfUrl } from '#platform/http/path-of-url.ts'

/** How the server logs. Queries are left out: links in mails carry tokens and addresses in them. */
export function loggerOf({ logLevel }: Pick<Config, 'logLevel'>) {
  return {
    level: logLevel,
    serializers: {
      req: ({ method, url, ip }: FastifyRequest) => ({ method, path: pathOfUrl(url), ip }),
    },
  }
}
