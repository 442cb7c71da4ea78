import { createContext as createReactContext } from 'react'
import { createContext } from 'react-router'
import type { Transport } from '#core/client.ts'
import { training } from '#features/library/browser/client.ts'
import type { NamedCategory } from '#features/library/contract.ts'
import { notices } from '#features/notices/browser/client.ts'
import type { Notice } from '#features/notices/contract.ts'
import { content } from '#features/pages/browser/client.ts'
import type { Shell } from '#features/pages/contract.ts'

/** The data of header and footer from the API. May be missing on an error page. */
export interface ShellResponses {
  shell?: Shell
  categories: NamedCategory[]
  notices: readonly Notice[]
}

/** The data that header and footer render. */
export interface ShellData {
  shell?: Shell
  /**
   * The footer's links to all modules, as HTML. Only the server renders them, once for all pages: plain links need no
   * hydration.
   */
  moduleLinks: string
  notices: readonly Notice[]
}

/** Ids of the elements with the data. */
const SHELL_ID = 'shell-data'
export const MODULE_LINKS_ID = 'module-links'

/** For the components of the shell. */
export const ShellContext = createReactContext<ShellData>({ moduleLinks: '', notices: [] })

/** Passes the data from the root's loader to `entry.server.tsx`. */
export const shellContext = createContext<ShellResponses>({ categories: [], notices: [] })

export async function loadShell(api: Transport): Promise<ShellResponses> {
  const [shell, categories, current] = await Promise.all([
    content.getShell(api),
    training.listModuleNames(api),
    notices.listNotices(api),
  ])
  return { shell, categories: categories.results, notices: current.results }
}

/**
 * The data as an element for the browser. In React Router's own encoding they would be larger and take five times as long to
 * write.
 */
export function shellScript({ shell, notices }: Pick<ShellResponses, 'shell' | 'notices'>): string {
  // A page without notices is not larger for them.
  return jsonScript(SHELL_ID, JSON.stringify(shell ? { ...shell, ...(notices.length > 0 && { notices }) } : null))
}

/** Reads the data that the server of the same build wrote into the document. */
export function readShell(): ShellData {
  const data: (Shell & { notices?: Notice[] }) | null = JSON.parse(
    document.getElementById(SHELL_ID)?.textContent ?? 'null',
  )
  const moduleLinks = document.getElementById(MODULE_LINKS_ID)?.innerHTML ?? ''
  if (data === null) return { moduleLinks, notices: [] }
  const { notices = [], ...shell } = data
  return { shell, moduleLinks, notices }
}

/** A `<script>` element with JSON, which browsers do not run. */
export function jsonScript(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${escapeScriptText(json)}</script>`
}

/**
 * Escapes JSON for a `<script>` element, so that no text in it ends the element. Escapes nothing else, so that texts that are
 * in the page too compress well.
 */
export function escapeScriptText(json: string): string {
  return json.replace(/<(?=!--|\/?script)/gi, '\\u003c')
}
