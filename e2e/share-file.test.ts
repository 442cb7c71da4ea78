import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { findViolations } from './support/accessibility.ts'
import { DESKTOP, openPage, PHONE } from './support/browser.ts'
import { asMember, createMember } from './support/member.ts'
import { createNetwork } from './support/network.ts'

const DOWNLOADS = '/training/male-condoms/downloads'
const SLIDES = /^More: Slides 1: Sessions I and II, what male condoms do and who uses them$/
const PDF = /^More: Slides 1: .*\(with notes\)$/

interface Shared {
  names: string[]
  types: string[]
  bytes: number
  url?: string
}

/** The share sheet of an Android phone: it takes PDFs and links, and no Office files. */
async function giveShareSheet(page: Page): Promise<() => Promise<Shared[]>> {
  await page.addInitScript(() => {
    const shared: unknown[] = Reflect.set(window, 'shared', []) && Reflect.get(window, 'shared')
    navigator.canShare = ({ files = [] } = {}) => files.every(({ type }) => type === 'application/pdf')
    navigator.share = async ({ files = [], url } = {}) => {
      if (!navigator.userActivation.isActive) throw new DOMException('late', 'NotAllowedError')
      shared.push({
        names: files.map(({ name }) => name),
        types: files.map(({ type }) => type),
        bytes: files.reduce((sum, { size }) => sum + size, 0),
        url,
      })
    }
  })
  return () => page.evaluate(() => Reflect.get(window, 'shared'))
}

async function openMenu(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click()
  await page.locator('dialog.file-menu').waitFor()
}
const item = (page: Page, name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name })

test('a PDF goes to another app as a file with its own name', async () => {
  const page = await openPage({ viewport: PHONE })
  const shared = await giveShareSheet(page)
  await page.goto(DOWNLOADS)
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: PDF }) })
    .first()
  const path = (await row.getByRole('link', { name: /^Download/ }).getAttribute('href')) ?? ''
  const name = decodeURIComponent(path.split('/').at(-1) ?? '')
  await openMenu(page, PDF)
  expect(await findViolations(page, { within: 'dialog.file-menu' })).toEqual([])
  await item(page, /^Share the file/).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const [small] = await shared()
  expect(small).toMatchObject({ names: [name], types: ['application/pdf'] })
})

test('slides go as PDF or as a link; what is large comes over a lost network and waits for a second press', async () => {
  const network = await createNetwork(inject('siteUrl'))
  const page = await openPage({ baseURL: network.url, viewport: PHONE })
  const shared = await giveShareSheet(page)
  await page.goto(DOWNLOADS)
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: SLIDES }) })
    .first()
  network.replace((await row.locator('a.file-title').getAttribute('href')) ?? '', () => Buffer.alloc(300_000, 'x'))
  await openMenu(page, SLIDES)
  expect(await item(page, /^Share the file/).count()).toBe(0)
  await item(page, 'Share a link to the PowerPoint file').click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await openMenu(page, SLIDES)
  await item(page, /^Share as PDF/).waitFor()
  await network.cut()
  await item(page, /^Share as PDF/).click()
  await item(page, /^Getting the file/).waitFor()
  await network.restore()
  await item(page, /^Send now/).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const [link, pdf] = await shared()
  expect(link?.url).toMatch(/\/training\/male-condoms\/downloads\?preview=presentation_slides-\d+$/)
  expect(pdf).toMatchObject({ names: [expect.stringMatching(/\.pdf$/)], types: ['application/pdf'], bytes: 300_000 })
})

test('without a share sheet the link is copied; the menu stands below its row, and saves a bookmark on phones', async () => {
  const page = await openPage({ viewport: DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] })
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'canShare'))
  await asMember(page, await createMember())
  // What comes later would move the row.
  await page.goto(DOWNLOADS, { waitUntil: 'networkidle' })
  const button = page.getByRole('button', { name: SLIDES }).first()
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await button.press('Enter')
  const menu = page.getByRole('dialog')
  const above = await button.boundingBox()
  // It slides into its place.
  await expect
    .poll(async () => ((await menu.boundingBox())?.y ?? 0) - (above?.y ?? 0))
    .toBeCloseTo(above?.height ?? 0, -1)
  expect(await item(page, 'Save to bookmarks').count()).toBe(0)
  await item(page, 'Copy link').press('Enter')
  await item(page, 'Link copied').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('?preview=presentation_slides-')
  await item(page, 'Copy link').waitFor()
  await page.keyboard.press('Escape')
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)

  await page.setViewportSize(PHONE)
  await button.click()
  await item(page, 'Save to bookmarks').click()
  await page.getByRole('dialog', { name: /bookmark/i }).waitFor()
  await page.keyboard.press('Escape')

  const actions = page
    .locator('.file-actions')
    .filter({ has: page.locator('.file-external') })
    .first()
  await actions.getByRole('button', { name: /^More/ }).click()
  await item(page, 'Copy link').press('Enter')
  await item(page, 'Link copied').waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await actions.locator('a').first().getAttribute('href'))
})
