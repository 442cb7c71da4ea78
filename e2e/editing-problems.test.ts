import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findViolationsAt } from './support/accessibility.ts'
import { openPage, SCREENS } from './support/browser.ts'
import { bar, openToEdit } from './support/editing.ts'
import { createStaff } from './support/staff.ts'

const sheet = (page: Page) => page.locator('.edit-sheet')

/** What screen readers say of an invalid field; undefined for one without an error. */
function errorOf(field: Locator): Promise<string | undefined> {
  return field.evaluate((element) => {
    const ids = element.getAttribute('aria-invalid') === 'true' ? element.getAttribute('aria-describedby') : null
    return ids
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ')
  })
}

test.each(SCREENS)(
  'after an attempt to publish, errors show at their fields until they are corrected, at %d px',
  async (_, viewport) => {
    const page = await openPage({ viewport })
    await openToEdit(page, await createStaff('editor'), '/news-and-updates')
    await page.getByRole('button', { name: 'Add News item' }).click()
    await sheet(page).getByRole('textbox', { name: 'Title' }).fill(`Cards ${process.pid}`)
    const [link, body] = [
      sheet(page).getByRole('textbox', { name: 'Link to the source' }),
      sheet(page).getByRole('textbox', { name: 'Text' }),
    ]
    await link.fill('/training/no-such-module')
    await body.waitFor()
    expect(await errorOf(body)).toBeUndefined()
    await sheet(page).getByRole('button', { name: 'Done' }).click()
    await bar(page).getByText(/saved/).waitFor()
    await bar(page).getByRole('button', { name: 'Publish…' }).click()
    await page.getByRole('dialog').getByText('does not open').first().waitFor()
    await page.getByRole('button', { name: 'Go to first error' }).click()
    await expect.poll(() => errorOf(link)).toContain('The link "/training/no-such-module" does not open.')
    expect(await errorOf(body)).toContain('Text is empty.')
    expect(await findViolationsAt(page, [viewport])).toEqual([])

    await link.fill('/training')
    await expect.poll(() => errorOf(link)).toBeUndefined()
    await link.fill('/training/no-such-module-either')
    await expect.poll(() => errorOf(link)).toContain('"/training/no-such-module-either" does not open.')
    await body.click()
    await page.keyboard.type('Ready to print.')
    await expect.poll(() => errorOf(body)).toBeUndefined()
  },
)
