import type { Page } from 'playwright-core'

/** Presses Tab until an element with this name has the focus. */
export async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let press = 0; press < 120; press++) {
    await page.keyboard.press(key)
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
    })
    if (name.test(focused.trim())) return
  }
  throw new Error(`No Tab leads to ${name}`)
}

/** Presses Tab until a field with this label has the focus. */
export async function tabToField(page: Page, label: RegExp): Promise<void> {
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const field = document.activeElement
      return field instanceof HTMLInputElement ? (field.labels?.[0]?.textContent ?? '') : ''
    })
    if (label.test(focused)) return
  }
  throw new Error(`No Tab leads to the field ${label}`)
}
