import { createContext as createReactContext } from 'react'
import { createContext } from 'react-router'
import type { Transport } from '#core/client.ts'
import { content } from '#features/content/client.ts'
import type { Shell } from '#features/content/contract.ts'
import { training } from '#features/training/client.ts'
import type { NamedCategory } from '#features/training/contract.ts'

/** What head and foot of every page are made of. A page that failed may have none. */
export interface ShellData {
  shell?: Shell
  categories: NamedCategory[]
}

const NOTHING: ShellData = { categories: [] }

/** Where the document keeps it. */
const ELEMENT_ID = 'shell-data'

/** For the components of the shell. */
export const ShellContext = createReactContext(NOTHING)

/** From the root's loader to the entry of one render. */
export const shellContext = createContext(NOTHING)

export async function loadShell(api: Transport): Promise<ShellData> {
  const [shell, categories] = await Promise.all([content.getShell(api), training.listModuleNames(api)])
  return { shell, categories: categories.results }
}

/**
 * Hands it to the browser, as it was sent. React Router would write it into each page's data, where the same takes five times
 * as long to write and more room.
 */
export function shellScript(data: ShellData): string {
  return `<script type="application/json" id="${ELEMENT_ID}">${asScriptText(JSON.stringify(data))}</script>`
}

/** Reads what `shellScript` of the same build has written. */
export function shellOfDocument(): ShellData {
  return JSON.parse(document.getElementById(ELEMENT_ID)?.textContent ?? JSON.stringify(NOTHING))
}

/**
 * JSON that may stand in a script element: nothing in it ends the element or begins another. Only that is escaped, so that
 * what stands in the page as well is packed as the same text.
 */
export function asScriptText(json: string): string {
  return json.replace(/<(?=!--|\/?script)/gi, '\\u003c')
}
