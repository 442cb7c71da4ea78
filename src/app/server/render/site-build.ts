import type { CreateRequestHandlerFunction, RouterContextProvider, ServerBuild } from 'react-router'
import type { Transport } from '#core/client.ts'

/** A page as it was rendered. It is not one text yet: each joining would copy all of it. */
export interface RenderedDocument {
  /** From `<html>` to `</html>`; empty where the answer is none, as for a redirect. */
  html: string
  /** What belongs at the end of its body: the page's data, and the script that starts the page's own. */
  end: string
}

/** A server build of the site, with what its entry adds. */
export interface SiteBuild extends ServerBuild {
  entry: ServerBuild['entry'] & {
    module: {
      renderContext(api: Transport): RouterContextProvider
      documentOf(context: RouterContextProvider): RenderedDocument
      createRequestHandler: CreateRequestHandlerFunction
      /** SHA-256 of every inline script that pages run, as a CSP names them. */
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
