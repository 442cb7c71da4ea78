import type { CreateRequestHandlerFunction } from 'react-router'
import type { Transport } from '#core/client.ts'
import type { RenderedDocument, SiteBuild } from './site-build.ts'
import { utf8Of } from './utf8.ts'

/** A page as it was rendered, before anything of the server's is added. */
export interface RenderedPage {
  status: number
  contentType: string
  /** Where a page that has moved is now. */
  location: string | null
  /** The document in UTF-8. */
  bytes: Uint8Array<ArrayBuffer>
  /** SHA-256 of the site's own inline scripts, as a CSP names them; no others may run. */
  scripts: readonly string[]
}

export type RenderMode = 'production' | 'development'

/** Renders the page of an address; its loaders ask by `api`. */
export async function renderPage(
  site: SiteBuild,
  address: string,
  api: Transport,
  mode: RenderMode,
): Promise<RenderedPage> {
  const { renderContext, documentOf, scriptHashes } = site.entry.module
  const context = renderContext(api)
  const response = await handlerOf(site, mode)(new Request(address), context)
  return {
    status: response.status,
    contentType: response.headers.get('content-type') ?? 'text/html; charset=utf-8',
    location: response.headers.get('location'),
    bytes: utf8Of(piecesOf(documentOf(context))),
    scripts: scriptHashes,
  }
}

const DOCUMENT_END = '</body></html>'

/** The document in pieces: it is copied only once, when it becomes bytes. None where the answer has no document. */
function piecesOf({ html, end }: RenderedDocument): string[] {
  if (html === '') return []
  return ['<!DOCTYPE html>', html.slice(0, -DOCUMENT_END.length), end, DOCUMENT_END]
}

type Handler = ReturnType<CreateRequestHandlerFunction>

/** One for each build: making it sorts all routes of the site. */
const handlers = new WeakMap<SiteBuild, Handler>()

function handlerOf(site: SiteBuild, mode: RenderMode): Handler {
  const known = handlers.get(site)
  if (known) return known
  const made = site.entry.module.createRequestHandler(site, mode)
  handlers.set(site, made)
  return made
}
