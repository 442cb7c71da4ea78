import type { CreateRequestHandlerFunction, RouterContextProvider, ServerBuild } from 'react-router'
import type { Transport } from '#core/client.ts'

/** A server build of the site, with what its entry adds. */
export interface SiteBuild extends ServerBuild {
  entry: ServerBuild['entry'] & {
    module: {
      renderContext(api: Transport): RouterContextProvider
      documentOf(context: RouterContextProvider): string
      createRequestHandler: CreateRequestHandlerFunction
    }
  }
}

/** @throws {Error} if the module is not a build of this site */
export function parseBuild(module: unknown): SiteBuild {
  if (isBuild(module)) return module
  throw new Error('build/server/index.js is not a build of this site: run `npm run build`')
}

function isBuild(module: unknown): module is SiteBuild {
  return (
    isRecord(module) &&
    isRecord(module.entry) &&
    isRecord(module.entry.module) &&
    'renderContext' in module.entry.module
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
