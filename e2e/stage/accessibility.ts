import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { atRest, DESKTOP, PHONE } from './browser.ts'

export type Colours = 'light' | 'dark'

/** All that dark colours can make different. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** What axe has to say against a page in these colours, on a phone and on a desk. */
export async function faultsIn(page: Page, colorScheme: Colours): Promise<string[]> {
  await page.emulateMedia({ colorScheme })
  const faults: string[] = []
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    await atRest(page)
    const found = await faultsOf(page, colorScheme === 'dark' ? { rules: COLOUR_RULES } : {})
    faults.push(...found.map((fault) => `${viewport.width} px, ${colorScheme}: ${fault}`))
  }
  return faults
}

interface Scope {
  /** Selects a part of the page; left out for all of it. */
  within?: string
  /** Names of axe's rules; left out for all of them. */
  rules?: string[]
}

/** What axe has to say against a page as it is, a line for each rule that is broken. */
export async function faultsOf(page: Page, { within, rules }: Scope = {}): Promise<string[]> {
  // Otherwise a second page gathers what frames from elsewhere say, which we have not: that takes twice as long.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  if (within !== undefined) axe.include(within)
  if (rules !== undefined) axe.withRules(rules)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
}
