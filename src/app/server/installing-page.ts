import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Config } from '#platform/config/config.ts'
import { safetyHeaders } from '#platform/http/headers.ts'
import { installingText as text } from './messages.ts'

/** How often the page reloads. */
const RELOAD_S = 3
const STYLE = `body{max-width:32rem;margin:20vh auto;padding:0 1rem;font:1.125rem/1.5 system-ui,sans-serif;color-scheme:light dark}progress{width:100%}`
const CSP = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'`

/** Shows visitors the progress while the starter content is loaded. */
export interface InstallingPage {
  /** Updates the progress: `done` of `all` steps. */
  tell(done: number, all: number): void
  /** Frees the port for the site. */
  close(): Promise<void>
}

/** Listens at the site's address. @throws when the port is taken */
export async function serveInstallingPage({
  host,
  port,
  siteUrl,
}: Pick<Config, 'host' | 'port' | 'siteUrl'>): Promise<InstallingPage> {
  let progress = { done: 0, all: 1 }
  const server = createServer((request, response) => respond(request, response, progress, siteUrl))
  server.listen(port, host)
  await once(server, 'listening')
  return {
    tell: (done, all) => {
      progress = { done, all }
    },
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

function respond({ url = '/' }: IncomingMessage, response: ServerResponse, progress: Progress, siteUrl: string): void {
  const isPage = !/^\/(?:api|files|healthz|readyz)(?:\/|\?|$)/.test(url)
  const isLivenessCheck = url === '/healthz'
  response.writeHead(isLivenessCheck ? 200 : 503, {
    ...safetyHeaders(siteUrl),
    'content-security-policy': CSP,
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(RELOAD_S),
  })
  if (isPage) response.end(page(progress))
  else response.end(JSON.stringify(isLivenessCheck ? { status: 'ok' } : { detail: `${text.title}.` }))
}

interface Progress {
  done: number
  all: number
}

function page({ done, all }: Progress): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${RELOAD_S}"><title>${text.title}</title><style>${STYLE}</style></head>
<body><main><h1>${text.title}</h1><p>${text.hint}</p><p><label>${text.progress(done, all)} <progress value="${done}" max="${all}"></progress></label></p></main></body></html>`
}
