import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { atRest, PHONE } from './browser.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** The rules whose result depends on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

interface Viewport {
  width: number
  height: number
}

/** The faults that axe finds: in light colours at each size, in dark colours at the first. */
export async function faultsIn(page: Page, screens: readonly Viewport[] = [PHONE]): Promise<string[]> {
  const faults: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const viewport of colorScheme === 'light' ? screens : screens.slice(0, 1)) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize(viewport)
      await atRest(page)
      const found = await faultsOf(page, colorScheme === 'dark' ? { rules: COLOUR_RULES } : {})
      faults.push(...found.map((fault) => `${viewport.width} px, ${colorScheme}: ${fault}`))
    }
  }
  return faults
}

interface Scope {
  /** Selects a part of the page; left out for all of it. */
  within?: string
  /** Names of axe's rules; left out for all of them. */
  rules?: string[]
}

/** The faults that axe finds in the page as it is, one line for each broken rule. */
export async function faultsOf(page: Page, { within, rules }: Scope = {}): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window)
  // The content security policy does not apply to scripts of the debugger.
  if (!isThere) await page.evaluate(AXE)
  return page.evaluate(
    async ([selector, names]) => {
      const { violations } = await window.axe.run(selector ?? document, {
        // Without it, axe also describes what passes, which doubles its time.
        resultTypes: ['violations'],
        ...(names && { runOnly: { type: 'rule', values: names } }),
      })
      return violations.map(({ id, nodes }) => {
        const places = nodes.map(({ html, failureSummary = '' }) => `${html} (${failureSummary})`)
        return `${id}: ${places.join(' | ')}`
      })
    },
    [within, rules] as const,
  )
}
