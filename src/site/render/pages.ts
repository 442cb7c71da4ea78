import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CreateRequestHandlerFunction } from 'react-router'
import type { Transport } from '#core/client.ts'
import { AppError } from '#core/errors.ts'
import { type Answer, finishAnswer, writeAnswer } from '#server/http/answer.ts'
import type { Made } from '#server/http/answer-cache.ts'
import type { Ground } from '#server/http/ground.ts'
import { pageCsp, safetyHeaders } from '#server/http/headers.ts'
import { withReads } from '#server/http/reading.ts'
import { inProcess } from './in-process.ts'
import { holdScriptBack, scriptHashes } from './late-scripts.ts'
import type { SiteBuild } from './site-build.ts'

export interface PagesOptions {
  /** The build to render with; asked for at each render, so that development sees each change. */
  build: () => Promise<SiteBuild>
  development?: boolean
}

/** Answers every address that is neither the API nor a file with a page of the site. */
export function servePages(app: FastifyInstance, ground: Ground, { build, development = false }: PagesOptions): void {
  const api = inProcess(app, ground.answers)
  const render = (request: FastifyRequest) => renderPage(request, ground, build, api, development)

  app.route({ method: ['GET', 'HEAD'], url: '/*', schema: { hide: true }, handler: answerPage })

  async function answerPage(request: FastifyRequest, reply: FastifyReply) {
    if (/^\/(api|files)(\/|$|\?)/.test(request.url)) throw new AppError('not_found')
    const answer = await pageAnswer(ground, request.url, () => render(request), development)
    reply.hijack()
    writeAnswer(answer, request.raw, reply.raw)
  }
}

async function pageAnswer(
  ground: Ground,
  key: string,
  make: () => Promise<Made>,
  development: boolean,
): Promise<Answer> {
  return development ? finishAnswer((await make()).parts) : ground.answers.get(key, make, { mayLag: true })
}

async function renderPage(
  request: FastifyRequest,
  ground: Ground,
  build: PagesOptions['build'],
  api: Transport,
  development: boolean,
): Promise<Made> {
  const site = await build()
  const { renderContext, documentOf } = site.entry.module
  const context = renderContext(api)
  const handle = handlerOf(site, development)
  const { result: response, reads } = await withReads(() =>
    handle(new Request(new URL(request.url, ground.config.siteUrl)), context),
  )
  const { html, moduleScript } = holdScriptBack(documentOf(context))
  const location = response.headers.get('location')
  return {
    reads,
    parts: {
      status: response.status,
      contentType: response.headers.get('content-type') ?? 'text/html; charset=utf-8',
      body: html,
      headers: {
        ...safetyHeaders(ground.config.siteUrl),
        'content-security-policy': pageCsp(scriptHashes(html, moduleScript), development),
        'cache-control': 'no-cache',
        ...(location === null ? {} : { location }),
      },
    },
  }
}

type Handler = ReturnType<CreateRequestHandlerFunction>

/** One for each build: making it sorts all routes of the site. */
const handlers = new WeakMap<SiteBuild, Handler>()

function handlerOf(site: SiteBuild, development: boolean): Handler {
  const known = handlers.get(site)
  if (known) return known
  const made = site.entry.module.createRequestHandler(site, development ? 'development' : 'production')
  handlers.set(site, made)
  return made
}
