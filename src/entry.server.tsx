import { hash } from 'node:crypto'
import dialogFiles from 'virtual:dialog-files'
import { renderToString } from 'react-dom/server'
import { createContext, type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import bootScript from '#app/browser/boot/boot.ts?inline-script'
import headScript from '#app/browser/boot/head.ts?inline-script'
import { PAGE_DATA_ID, PAGE_SCRIPT_ID, type PageScript } from '#app/browser/boot/page-script.ts'
import { jsonScript, ShellContext, shellContext } from '#app/browser/shell/shell-data.ts'
import { shellMarkup } from '#app/browser/shell/shell-markup.tsx'
import type { RenderedDocument } from '#app/server/render/site-build.ts'

// The server renders with the pages' copy of React Router: in development there are two copies.
export { createRequestHandler } from 'react-router'
export { renderContext } from '#ui/page/page.ts'

/**
 * SHA-256 of the inline scripts, for the CSP. No other script may run, for example one in a stored text
 * (`docs/decisions/030-a-closed-list-of-scripts.md`).
 */
export const scriptHashes: readonly string[] = [headScript, bootScript].map((script) =>
  hash('sha256', script, 'base64'),
)

const documentContext = createContext<RenderedDocument>({ html: '', end: '' })

/**
 * Renders a page without streaming: the cache stores whole documents, and streaming takes twice the time
 * (`docs/decisions/020-pages-without-streaming.md`). The document is passed in the context, because a response would encode it to bytes
 * and back.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { serverHandoffStream, ...contextWithoutStream } = routerContext
  const shell = shellMarkup(context.get(shellContext))
  const html = renderToString(
    <ShellContext value={shell.data}>
      <ServerRouter context={contextWithoutStream} url={request.url} />
    </ShellContext>,
  )
  const data = serverHandoffStream ? await textOf(serverHandoffStream) : '[]'
  const end = [
    shell.script,
    jsonScript(PAGE_DATA_ID, data),
    jsonScript(PAGE_SCRIPT_ID, JSON.stringify(pageScript(routerContext))),
    `<script>${bootScript}</script>`,
  ].join('')
  context.set(documentContext, { html, end })
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

export function documentOf(context: RouterContextProvider): RenderedDocument {
  return context.get(documentContext)
}

/** The data for the boot script; React Router's own `<Scripts>` would write code. */
function pageScript({ manifest, staticHandlerContext, serverHandoffString = '{}' }: EntryContext): PageScript {
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? [])
  const imports = [...new Set([...manifest.entry.imports, ...routes.flatMap(({ imports = [] }) => imports)])]
  const first = manifest.hmr?.runtime
  return {
    context: JSON.parse(serverHandoffString),
    ...(first && { first }),
    manifest: manifest.url,
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    entry: manifest.entry.module,
    imports,
    dialogs: dialogFiles.filter((file) => !imports.includes(file)),
  }
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true })
  return text + decoder.decode()
}
