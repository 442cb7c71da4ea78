import { createContext as createReactContext } from 'react'
import { createContext } from 'react-router'
import type { Transport } from '#core/client.ts'
import { training } from '#features/library/browser/client.ts'
import type { NamedCategory } from '#features/library/contract.ts'
import { content } from '#features/pages/browser/client.ts'
import type { Shell } from '#features/pages/contract.ts'

/** What the API says of head and foot. A page that failed may have none of it. */
export interface ShellAnswers {
  shell?: Shell
  categories: NamedCategory[]
}

/** What head and foot are made of. */
export interface ShellData {
  shell?: Shell
  /**
   * The foot's links to all modules, as markup. Only the server renders them, once for all pages: they are plain links, with
   * nothing for the browser to bring to life.
   */
  moduleLinks: string
}

/** Where the document keeps them. */
const SHELL_ID = 'shell-data'
export const MODULE_LINKS_ID = 'module-links'

/** For the components of the shell. */
export const ShellContext = createReactContext<ShellData>({ moduleLinks: '' })

/** From the root's loader to the entry of one render. */
export const shellContext = createContext<ShellAnswers>({ categories: [] })

export async function loadShell(api: Transport): Promise<ShellAnswers> {
  const [shell, categories] = await Promise.all([content.getShell(api), training.listModuleNames(api)])
  return { shell, categories: categories.results }
}

/**
 * Hands it to the browser, as it was sent. React Router would write it into each page's data, where the same takes five times
 * as long to write and more room.
 */
export function shellScript(shell: Shell | undefined): string {
  return jsonScript(SHELL_ID, JSON.stringify(shell ?? null))
}

/** Reads what the server of the same build has written. */
export function shellOfDocument(): ShellData {
  const shell: Shell | null = JSON.parse(document.getElementById(SHELL_ID)?.textContent ?? 'null')
  const moduleLinks = document.getElementById(MODULE_LINKS_ID)?.innerHTML ?? ''
  return shell ? { shell, moduleLinks } : { moduleLinks }
}

/** JSON as an element of the document, which the browser never runs. */
export function jsonScript(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${asScriptText(json)}</script>`
}

/**
 * JSON that may stand in a script element: nothing in it ends the element or begins another. Only that is escaped, so that
 * what stands in the page as well is packed as the same text.
 */
export function asScriptText(json: string): string {
  return json.replace(/<(?=!--|\/?script)/gi, '\\u003c')
}
