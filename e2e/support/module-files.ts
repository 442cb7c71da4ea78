import type { Page } from 'playwright-core'
import { type DESKTOP, openPage } from './browser.ts'
import { createModuleDraft } from './editing.ts'
import { asMember } from './member.ts'
import { createStaff } from './staff.ts'

export interface TestFile {
  name: string
  bytes: Uint8Array
}

/** Longer than a busy machine needs for all uploads of a test. */
export const ALL_READY = { timeout: 60_000 }
let count = 0
export const uniqueName = () => `Counselling ${process.pid}-${++count}`

/** A new module, whose files an editor begins to add. */
export async function openFiles(viewport: typeof DESKTOP) {
  const editor = await createStaff('editor')
  const name = uniqueName()
  const entry = await createModuleDraft(editor, name)
  const page = await openPage({ viewport })
  await asMember(page, editor)
  await page.goto(`/admin/module-files/${entry}`)
  await page.getByRole('heading', { name: 'No files in this module yet' }).waitFor()
  return { page, entry, name }
}

/** Drops files on the page, or on the element with these words. */
export async function drop(page: Page, files: readonly TestFile[], on = 'body') {
  const sent = files.map(({ name, bytes }) => ({ name, base64: Buffer.from(bytes).toString('base64') }))
  const transfer = await page.evaluateHandle((list) => {
    const data = new DataTransfer()
    for (const { name, base64 } of list)
      data.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name))
    return data
  }, sent)
  await page.locator(on).dispatchEvent('drop', { dataTransfer: transfer })
}

export const grid = (page: Page) => page.getByRole('grid', { name: 'Files of this module' })
export const titles = (page: Page) => grid(page).getByRole('rowheader').allInnerTexts()
