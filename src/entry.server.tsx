import { renderToString } from 'react-dom/server'
import { createContext, type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import type { RenderedDocument } from '#site/render/site-build.ts'
import { asScriptText, ShellContext, shellContext } from '#site/shell/shell-data.ts'
import { shellMarkup } from '#site/shell/shell-markup.tsx'

// The server renders by the same copy of React Router as the pages: in development there are two.
export { createRequestHandler } from 'react-router'
export { renderContext } from '#ui/page.ts'

const documentContext = createContext<RenderedDocument>({ html: '', data: '' })

/**
 * Renders a page in one go, for what is kept and sent is a whole document: streaming takes twice the time
 * (`docs/decisions/020-pages-in-one-go.md`). The document goes by the context, because a response would turn it into bytes
 * and back.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { serverHandoffStream, ...whole } = routerContext
  const shell = shellMarkup(context.get(shellContext))
  const html = renderToString(
    <ShellContext value={shell.data}>
      <ServerRouter context={whole} url={request.url} />
    </ShellContext>,
  )
  const handoff = serverHandoffStream ? handoffScripts(await textOf(serverHandoffStream)) : ''
  context.set(documentContext, { html, data: shell.script + handoff })
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

/** The document that was rendered with this context. */
export function documentOf(context: RouterContextProvider): RenderedDocument {
  return context.get(documentContext)
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true })
  return text + decoder.decode()
}

const TAKE_DATA = `{const c=__reactRouterContext.streamController;c.enqueue(document.getElementById('page-data').textContent);c.close()}`

/** Hands the page's data to React Router in the browser. It lies beside the script, which so is the same on all pages. */
function handoffScripts(data: string): string {
  return `<script type="application/json" id="page-data">${asScriptText(data)}</script><script>${TAKE_DATA}</script>`
}
