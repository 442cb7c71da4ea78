import { expect, inject, test } from 'vitest'
import type { ContentType } from '#core/content-type.ts'
import {
  aboutType,
  footerType,
  frenchMaterialsType,
  gettingStartedType,
  guidanceType,
  guidelinesType,
  guidesType,
  homeType,
  navigatingType,
  spanishMaterialsType,
} from '#features/pages/content-types.ts'
import { findViolationsAt } from './support/accessibility.ts'
import { DESKTOP, openPage, overflow, PHONE, SCREENS } from './support/browser.ts'
import { bar, choosePicture, createModuleDraft, openToEdit, publish, publishEntry, sheet } from './support/editing.ts'
import { createStaff } from './support/staff.ts'

/** The other part, the name of the site, is on an admin page. */
const { name: _, ...partsOfPages } = footerType.parts
const footerOfPages: ContentType = { ...footerType, parts: partsOfPages }

const PAGES: [string, ContentType[]][] = [
  ['/', [homeType, footerOfPages]],
  ['/about', [aboutType, guidanceType]],
  ['/getting-started/module-structure', [gettingStartedType]],
  ['/getting-started/navigating-website', [navigatingType]],
  ['/training-guides', [guidesType]],
  ['/community/guidelines', [guidelinesType]],
  ['/materials-in-french', [frenchMaterialsType]],
  ['/materials-in-spanish', [spanishMaterialsType]],
]

/** What readers get now. */
const readers = async (path: string) => (await fetch(inject('siteUrl') + path)).text()
/** Without the footer, which other tests change at the same time. */
const mainOf = async (path: string) => /<main.*<\/main>/s.exec(await readers(path))?.[0]

test('each text of a page has a form on this page', async () => {
  const editor = await createStaff('editor')
  const page = await openPage()
  await openToEdit(page, editor, '/')
  for (const [path, types] of PAGES) {
    await page.goto(path)
    for (const name of types.flatMap(controlsOf)) {
      const control = page.getByRole('button', { name, exact: true })
      await expect.poll(() => control.count(), { message: `${path}: ${name}` }).toBeGreaterThan(0)
    }
    // Tests that change the first two pages check them.
    if (path !== '/' && path !== '/about') expect(await findViolationsAt(page, [DESKTOP, PHONE]), path).toEqual([])
  }
  // Edit mode renders the footer again; on wide screens its list has no control that opens it.
  await page.getByRole('contentinfo').getByText('Privacy', { exact: true }).waitFor()
})

/** The names of the buttons that open each part: of the part, or of the items of its list. */
function controlsOf({ parts, fields }: ContentType): RegExp[] {
  return Object.values(parts).map(({ label, fields: [first = ''] }) => {
    const field = fields[first]
    return new RegExp(field?.type === 'list' ? `^(Edit ${label}|Add ${field.itemName})$` : `^Edit ${label}$`)
  })
}

test.each(SCREENS)('an editor changes a card of Getting Started, at %d px', async (width, viewport) => {
  const editor = await createStaff('editor')
  const page = await openPage({ viewport })
  await openToEdit(page, editor, '/getting-started/module-structure')
  await page.getByRole('button', { name: 'Edit: Session plan' }).click()
  const body = `A timetable of the training, seen at ${width} px.`
  await sheet(page).getByRole('textbox', { name: 'Text' }).fill(body)
  await sheet(page).getByRole('button', { name: 'Done' }).click()
  await page.getByText(body).waitFor()
  await bar(page)
    .getByText(/saved \d\d:\d\d · 1 change/)
    .waitFor()
  expect(await readers('/getting-started/module-structure')).not.toContain(body)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await publish(page)
  await expect.poll(() => readers('/getting-started/module-structure')).toContain(body)
})

test.each(SCREENS)('an editor writes news with a picture, and readers see both, at %d px', async (width, viewport) => {
  const editor = await createStaff('editor')
  const title = `News of test ${process.pid} at ${width}`
  const page = await openPage({ viewport })
  await openToEdit(page, editor, '/news-and-updates')
  await page.getByRole('button', { name: 'Add news item' }).click()
  await sheet(page).getByRole('textbox', { name: 'Title' }).fill(title)
  await sheet(page).getByRole('combobox', { name: 'Category' }).selectOption('News')
  await sheet(page).getByRole('textbox', { name: 'Text' }).fill('A new module is here.')
  await choosePicture(page)
  const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
  await item.locator('img').waitFor()
  expect(await readers('/api/news/')).not.toContain(title)
  await sheet(page).getByRole('button', { name: 'Done' }).click()
  expect(await findViolationsAt(page, [DESKTOP, PHONE])).toEqual([])
  await publish(page)
  await expect.poll(() => readers('/news-and-updates')).toContain(title)
  const guest = await openPage()
  await guest.goto('/news-and-updates')
  const picture = guest.getByRole('listitem').filter({ hasText: title }).locator('img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(96)
})

test.each(SCREENS)(
  'an editor changes a French section and no page in another language, at %d px',
  async (width, viewport) => {
    const editor = await createStaff('editor')
    const name = `Conseil du test ${process.pid} à ${width}`
    const others = ['/materials-in-spanish', '/training-guides', '/getting-started/module-structure']
    const before = await Promise.all(others.map(mainOf))
    for (const main of before) expect(main).toContain('<h1')
    const page = await openPage({ viewport })
    await openToEdit(page, editor, '/materials-in-french')
    await page.getByRole('button', { name: 'Edit name and language of the section' }).first().click()
    await sheet(page).getByRole('textbox', { name: 'Name' }).fill(name)
    await sheet(page).getByRole('button', { name: 'Done' }).click()
    await bar(page)
      .getByText(/saved \d\d:\d\d · 1 change/)
      .waitFor()
    await publish(page)
    await expect.poll(() => readers('/materials-in-french')).toContain(name)
    expect(await Promise.all(others.map(mainOf))).toEqual(before)
  },
)

test('a module that an editor takes off the site is not found any more', async () => {
  const editor = await createStaff('editor')
  const name = `Module ${process.pid}`
  const path = `/training/module-${process.pid}`
  await publishEntry(editor, 'module', await createModuleDraft(editor, name))
  const page = await openPage()
  await openToEdit(page, editor, path)
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByText('You see the draft.').waitFor()
  await bar(page).getByLabel('More actions').click()
  await bar(page).getByRole('button', { name: 'Take off the site…' }).click()
  await page.getByRole('button', { name: 'Take off the site', exact: true }).click()
  // The page is gone; its draft is among what waits.
  await page.waitForURL('**/admin')
  await page.locator('main').getByRole('link', { name }).first().waitFor()
  await expect.poll(async () => (await fetch(inject('siteUrl') + path)).status).toBe(404)
  const guest = await openPage()
  await guest.goto(path)
  await guest.getByText('404: page not found').first().waitFor()
  // Still in edit mode.
  await page.goto('/training/nowhere')
  await page.getByText('Signed in as editor.').waitFor()
  expect(await page.getByText('You see the draft.').count()).toBe(0)
})
