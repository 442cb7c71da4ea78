import { availableParallelism } from 'node:os'
import type { FastifyInstance } from 'fastify'
import type { AnswerCache } from '#server/http/answer-cache.ts'
import { inProcess, inProcessText } from './in-process.ts'
import { type RenderedPage, renderPage } from './render-page.ts'
import { type SecondRenderer, secondRenderer } from './second-renderer.ts'
import type { SiteBuild } from './site-build.ts'
import { turns } from './turns.ts'

export interface RenderersOptions {
  app: FastifyInstance
  answers: AnswerCache
  /** The build to render with; asked for at each render, so that development sees each change. */
  build: () => Promise<SiteBuild>
  /** Where the same build lies for a second thread; without it all pages are rendered in this one. */
  secondBuild?: URL
  development?: boolean
}

/**
 * Renders pages in this thread and, when several wait and the machine has a core for it, in a second one
 * (`docs/decisions/023-a-second-renderer.md`).
 */
export function renderers({ app, answers, build, secondBuild, development = false }: RenderersOptions) {
  const api = inProcess(app, answers)
  const second = secondBuild && availableParallelism() > 1 ? beside(app, answers, secondBuild) : undefined
  const nextTurn = turns(() => second?.hasRoom() ?? false)
  const here = async (address: string) =>
    renderPage(await build(), address, api, development ? 'development' : 'production')

  return async (address: string): Promise<RenderedPage> => {
    const place = await nextTurn()
    if (place === 'here' || second === undefined) return here(address)
    // A page that fails in the second thread is rendered again here, which succeeds or reports the error.
    return second.render(address).catch(() => here(address))
  }
}

function beside(app: FastifyInstance, answers: AnswerCache, buildUrl: URL): SecondRenderer {
  const second = secondRenderer({ buildUrl, askApi: inProcessText(app, answers), log: app.log })
  app.addHook('onClose', () => second.stop())
  return second
}
