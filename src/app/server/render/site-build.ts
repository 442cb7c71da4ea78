import type { CreateRequestHandlerFunction, RouterContextProvider, ServerBuild } from 'react-router'
import type { Transport } from '#core/client.ts'

/** A rendered page in two parts: joining strings would copy the whole page. */
export interface RenderedDocument {
  /** From `<html>` to `</html>`; empty for a redirect. */
  html: string
  /** The end of the body: the page's data and the boot script. */
  end: string
}

/** A server build of the site, with the exports of `entry.server.tsx`. */
export interface SiteBuild extends ServerBuild {
  entry: ServerBuild['entry'] & {
    module: {
      renderContext(api: Transport): RouterContextProvider
      documentOf(context: RouterContextProvider): RenderedDocument
      createRequestHandler: CreateRequestHandlerFunction
      /** SHA-256 of every inline script, for the CSP. */
      scriptHashes: readonly string[]
    }
  }
}

/** @throws {Error} if the module is not a build of this site */
export function parseBuild(module: unknown): SiteBuild {
  if (isBuild(module)) return module
  throw new Error('build/site/server/index.js is not a build of this site: run `npm run build`')
}

function isBuild(module: unknown): module is SiteBuild {
  return (
    isRecord(module) &&
    isRecord(module.entry) &&
    isRecord(module.entry.module) &&
    'renderContext' in module.entry.module &&
    'scriptHashes' in module.entry.module
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
