import type { FastifyRequest } from 'fastify'
import type { Config } from '#platform/config/config.ts'
import { pathOfUrl } from '#platform/http/path-of-url.ts'

/** The logger's options. Logs contain no queries, because links in mails have tokens and email addresses there. */
export function loggerOptions({ logLevel }: Pick<Config, 'logLevel'>) {
  return {
    level: logLevel,
    serializers: {
      req: ({ method, url, ip }: FastifyRequest) => ({ method, path: pathOfUrl(url), ip }),
    },
  }
}
