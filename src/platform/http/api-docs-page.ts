import { escapeHtml } from '#core/escape-html.ts'

interface Document {
  info: { title: string; version: string }
  paths: Record<string, Record<string, unknown>>
}

/** The OpenAPI document as a page that reads without a script: each call with what it takes and answers. */
export function apiDocsPage({ info, paths }: Document): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method !== 'head')
      .map(([method, call]) => callHtml(method, path, call)),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>API · ${escapeHtml(info.title)}</title></head><body><main><h1>${escapeHtml(info.title)}: the API</h1>
<p>Every path answers with and without its last slash. The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
${calls.join('\n')}</main></body></html>`
}

function callHtml(method: string, path: string, call: unknown): string {
  return `<section><h2><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2><p>${escapeHtml(summaryOf(call))}</p>
<details><summary>What it takes and answers</summary><pre>${escapeHtml(JSON.stringify(call, null, 2))}</pre></details></section>`
}

function summaryOf(call: unknown): string {
  if (typeof call !== 'object' || call === null || !('summary' in call)) return ''
  return String(call.summary)
}
