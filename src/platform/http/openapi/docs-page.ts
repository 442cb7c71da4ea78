import { escapeHtml } from '#core/escape-html.ts'
import type { OpenApiDocument, Operation } from './document.ts'

/** The OpenAPI document as a page that works without a script. */
export function docsPage({ info, paths }: OpenApiDocument): string {
  const title = escapeHtml(info.title)
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationHtml(method, path, operation)),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title></head><body><main><h1>${title}</h1>
<p>The last slash of a path is optional. The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
${operations.join('\n')}</main></body></html>`
}

function operationHtml(method: string, path: string, operation: Operation): string {
  return `<section><h2><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(operation.summary)}</p><p>${escapeHtml(operation.description)}</p>
<details><summary>Parameters and responses</summary><pre>${escapeHtml(JSON.stringify(operation, null, 2))}</pre></details></section>`
}
