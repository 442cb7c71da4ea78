import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, PHONE } from './support/browser.ts'
import { asMember, createMember } from './support/member.ts'
import { logInWithDialog } from './support/posting.ts'

const MODULE = '/training/male-condoms'
const PAGES = ['/', MODULE, `${MODULE}/sessions`, `${MODULE}/downloads`, '/community/discussions']
/** Small phones, and 1280 px at 200 %. */
const SIZES = [
  { width: 320, height: 560 },
  { width: 360, height: 740 },
  { width: 400, height: 640 },
  { width: 640, height: 400 },
]

/** Controls of the page that something else covers after they have been scrolled to the middle of the window. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const covered: string[] = []
    for (const control of document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, select, input:not([type=radio])',
    )) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('.skip-link')) continue
      control.scrollIntoView({ block: 'center', behavior: 'instant' })
      const [box] = control.getClientRects()
      if (!box || box.width < 2 || box.height < 2) continue
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
      const isOwn = top !== null && [control, ...labels].some((own) => own.contains(top))
      // A row of a list lies over its own links.
      const isOutside = box.x + box.width / 2 > innerWidth || box.x + box.width / 2 < 0
      if (!isOwn && !isOutside && !control.closest('li, tr')?.contains(top))
        covered.push(`${control.textContent?.trim().slice(0, 30)} below ${top?.className || top?.tagName}`)
    }
    return covered
  })
}

test('cookie line, bar and downloads cover no control on small screens', { timeout: 180_000 }, async () => {
  for (const viewport of SIZES) {
    const page = await openPage({ viewport, hasTouch: true, isMobile: true })
    for (const path of PAGES) {
      await page.goto(path)
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
      await page.getByRole('button', { name: 'I agree' }).waitFor()
      if (path.endsWith('/downloads')) {
        await page.locator('a[download].button:visible').first().click()
        await page.locator('.download-tray').waitFor()
      }
      expect(await coveredControls(page), `${path} at ${viewport.width} x ${viewport.height}`).toEqual([])
    }
    await page.close()
  }
})

test('the message about a bookmark covers no control on small screens', { timeout: 180_000 }, async () => {
  for (const viewport of SIZES) {
    const page = await openPage({ viewport, hasTouch: true, isMobile: true })
    await asMember(page, await createMember())
    await page.goto(MODULE)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('button', { name: 'Save Bookmark' }).click()
    const message = page.locator('.floating-notice')
    await message.waitFor()
    const shown = await message.boundingBox()
    expect(shown && shown.y + shown.height).toBeLessThan(viewport.height)
    // It stays while the pointer is on it.
    await message.hover()
    expect(await coveredControls(page), `at ${viewport.width} x ${viewport.height}`).toEqual([])
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const [footer, notice] = [await page.getByRole('contentinfo').boundingBox(), await message.boundingBox()]
    expect(notice?.y).toBeGreaterThanOrEqual(Math.floor((footer?.y ?? 0) + (footer?.height ?? 0)))
    await page.close()
  }
})

test('a complete download leaves by itself, and on the next page', async () => {
  const page = await openPage({ viewport: PHONE })
  await page.goto(`${MODULE}/downloads`)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  const download = page.locator('a[download].button:visible').first()
  await download.click()
  await page.locator('.download-tray').getByText('Saved', { exact: false }).first().waitFor()
  await page.getByRole('link', { name: 'Overview' }).click()
  await page.waitForURL(`**${MODULE}`)
  await page.locator('.download-tray').waitFor({ state: 'detached', timeout: 3000 })
})

test('the second tap of a double tap does not fall on what a closed dialog has covered', async () => {
  const page = await openPage({ viewport: PHONE })
  await page.goto(`${MODULE}/downloads`)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await logInWithDialog(page, await createMember())
  await page.getByRole('button', { name: 'Choose another folder' }).click()
  const save = page.getByRole('dialog', { name: 'Save to bookmarks' }).getByRole('button', { name: 'Save Bookmark' })
  const box = await save.boundingBox()
  if (!box) throw new Error('The button is not visible.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  // Something that a tap opens lies below each point of the dialog.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '#beneath', textContent: 'Beneath' })
    link.style.cssText = 'position:fixed;inset:0;z-index:99'
    document.body.append(link)
  })
  await page.mouse.click(x, y)
  await page.getByRole('dialog', { name: 'Save to bookmarks' }).waitFor({ state: 'detached' })
  await page.mouse.click(x, y)
  expect(new URL(page.url()).hash).toBe('')
  await page.waitForTimeout(600)
  await page.mouse.click(x, y)
  expect(new URL(page.url()).hash).toBe('#beneath')
})
