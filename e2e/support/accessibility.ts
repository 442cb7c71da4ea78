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

/** The rules that depend on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

interface Viewport {
  width: number
  height: number
}

/** The violations that axe finds: with the light theme at each size, with the dark one at the first. */
export async function findViolationsAt(page: Page, screens: readonly Viewport[] = [PHONE]): Promise<string[]> {
  const violations: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const viewport of colorScheme === 'light' ? screens : screens.slice(0, 1)) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize(viewport)
      await atRest(page)
      const found = await findViolations(page, colorScheme === 'dark' ? { rules: COLOUR_RULES } : {})
      violations.push(...found.map((violation) => `${viewport.width} px, ${colorScheme}: ${violation}`))
    }
  }
  return violations
}

interface Scope {
  /** Selector of a part of the page; default is the whole page. */
  within?: string
  /** Names of axe's rules; default is all rules. */
  rules?: string[]
}

/** The violations that axe finds in the current page, one line per rule. */
export async function findViolations(page: Page, { within, rules }: Scope = {}): Promise<string[]> {
  const isInstalled = await page.evaluate(() => 'axe' in window)
  // The content security policy does not apply to scripts of the debugger.
  if (!isInstalled) await page.evaluate(AXE)
  return page.evaluate(
    async ([selector, names]) => {
      const { violations } = await window.axe.run(selector ?? document, {
        // Otherwise axe also describes passed rules, which doubles its time.
        resultTypes: ['violations'],
        ...(names && { runOnly: { type: 'rule', values: names } }),
      })
      return violations.map(({ id, nodes }) => {
        const elements = nodes.map(({ html, failureSummary = '' }) => `${html} (${failureSummary})`)
        return `${id}: ${elements.join(' | ')}`
      })
    },
    [within, rules] as const,
  )
}
