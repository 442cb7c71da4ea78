import { renderToStaticMarkup } from 'react-dom/server'
import { ModuleLinks } from './ModuleLinks.tsx'
import { type ShellData, type ShellResponses, shellScript } from './shell-data.ts'

/** What the server adds to a page for header and footer. */
export interface ShellMarkup {
  data: ShellData
  /** The element with the data for the browser. */
  script: string
}

/** The latest result and its input: the same for all pages until an editor changes something. */
let cached: { key: string; markup: ShellMarkup } | undefined

export function shellMarkup(responses: ShellResponses): ShellMarkup {
  const key = JSON.stringify(responses)
  if (cached?.key !== key) cached = { key, markup: renderMarkup(responses) }
  return cached.markup
}

function renderMarkup({ shell, categories, notices }: ShellResponses): ShellMarkup {
  const moduleLinks = renderToStaticMarkup(<ModuleLinks categories={categories} />)
  const data = { moduleLinks, notices, ...(shell && { shell }) }
  return { data, script: shellScript({ ...(shell && { shell }), notices }) }
}
