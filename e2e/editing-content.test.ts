import type { Page } from 'playwright-core'
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
import { bar, openToEdit, publish } from './support/editing.ts'
import { createStaff } from './support/staff.ts'

const PAGES: [string, ContentType[]][] = [
  ['/', [homeType, footerType]],
  ['/about', [aboutType, guidanceType]],
  ['/getting-started/module-structure', [gettingStartedType]],
  ['/getting-started/navigating-website', [navigatingType]],
  ['/training-guides', [guidesType]],
  ['/community/guidelines', [guidelinesType]],
  ['/materials-in-french', [frenchMaterialsType]],
  ['/materials-in-spanish', [spanishMaterialsType]],
]

const sheet = (page: Page) => page.locator('.edit-sheet')
/** What readers get now. */
const readers = async (path: string) => (await fetch(inject('siteUrl') + path)).text()

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
    expect(await findViolationsAt(page, [DESKTOP, PHONE]), path).toEqual([])
  }
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
