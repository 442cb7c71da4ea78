import type { CreateRequestHandlerFunction } from 'react-router'
import type { Transport } from '#core/client.ts'
import type { RenderedDocument, SiteBuild } from './site-build.ts'
import { encodeUtf8 } from './utf8.ts'

/** A rendered page, without the server's own headers. */
export interface RenderedPage {
  status: number
  contentType: string
  /** Target of a redirect. */
  location: string | null
  /** The document in UTF-8. */
  bytes: Uint8Array<ArrayBuffer>
  /** SHA-256 of the site's inline scripts for the CSP; no others may run. */
  scripts: readonly string[]
}

export type RenderMode = 'production' | 'development'

/**
 * Renders the page at an address. Its loaders call the API through `api`.
 * @param signal aborted when the last reader has left: then the calls that fail are no errors of the site
 */
export async function renderPage(
  site: SiteBuild,
  address: string,
  api: Transport,
  mode: RenderMode,
  signal: AbortSignal,
): Promise<RenderedPage> {
  const { renderContext, documentOf, scriptHashes } = site.entry.module
  const context = renderContext(api)
  const response = await createHandler(site, mode)(new Request(address, { signal }), context)
  return {
    status: response.status,
    contentType: response.headers.get('content-type') ?? 'text/html; charset=utf-8',
    location: response.headers.get('location'),
    bytes: encodeUtf8(piecesOf(documentOf(context))),
    scripts: scriptHashes,
  }
}

const DOCUMENT_END = '</body></html>'

/** The document in pieces, so that it is copied only once: to bytes. No pieces where the response has no document. */
function piecesOf({ html, end }: RenderedDocument): string[] {
  if (html === '') return []
  return ['<!DOCTYPE html>', html.slice(0, -DOCUMENT_END.length), end, DOCUMENT_END]
}

type Handler = ReturnType<CreateRequestHandlerFunction>

/** One per build: creating it sorts all routes of the site. */
const handlers = new WeakMap<SiteBuild, Handler>()

function createHandler(site: SiteBuild, mode: RenderMode): Handler {
  const existing = handlers.get(site)
  if (existing) return existing
  const handler = site.entry.module.createRequestHandler(site, mode)
  handlers.set(site, handler)
  return handler
}
