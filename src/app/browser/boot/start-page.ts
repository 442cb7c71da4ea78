import { PAGE_DATA_ID, PAGE_SCRIPT_ID, type PageScript } from './page-script.ts'
import { isSavingData } from './saving-data.ts'

declare global {
  interface Window {
    // React Router reads these globals when it starts in the browser.
    __reactRouterContext?: object
    __reactRouterRouteModules?: Record<string, object>
  }
}

/**
 * Loads the page script and runs it, as React Router's own `<Scripts>` would.
 * @throws {Error} if a file cannot be fetched
 */
export async function startPage(): Promise<void> {
  const script: PageScript = JSON.parse(readText(PAGE_SCRIPT_ID))
  const routes = Object.entries(script.routes)
  for (const href of new Set([script.manifest, script.entry, ...Object.values(script.routes), ...script.imports])) {
    addLink('modulepreload', href)
  }
  // With the lowest priority, after the page's own script. Not as modules: browsers do not fetch a failed module again.
  if (!isSavingData()) for (const href of script.dialogs) addLink('prefetch', href)
  window.__reactRouterContext = { ...script.context, stream: new Blob([readText(PAGE_DATA_ID)]).stream() }
  if (script.first) await import(/* @vite-ignore */ script.first)
  await import(/* @vite-ignore */ script.manifest)
  const modules = await Promise.all(
    routes.map(async ([id, url]) => [id, await import(/* @vite-ignore */ url)] as const),
  )
  window.__reactRouterRouteModules = Object.fromEntries(modules)
  await import(/* @vite-ignore */ script.entry)
}

function addLink(rel: string, href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }))
}

function readText(id: string): string {
  return document.getElementById(id)?.textContent ?? ''
}
