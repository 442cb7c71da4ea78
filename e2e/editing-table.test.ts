import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findViolationsAt } from './support/accessibility.ts'
import { DESKTOP, openPage, overflow, PHONE } from './support/browser.ts'
import { openToEdit, publicAnswers, publish, publishFaqSection, sheet } from './support/editing.ts'
import { tabTo } from './support/keyboard.ts'
import { createStaff } from './support/staff.ts'

/** Opens the answer of a new question. */
async function openAnswer(title: string) {
  const editor = await createStaff('editor')
  const question = `${title} ${process.pid}?`
  const entry = await publishFaqSection(editor, `Section of ${question}`, question)
  const page = await openPage()
  await openToEdit(page, editor, '/faq')
  await page.getByRole('button', { name: `Edit: ${question}` }).click()
  return { page, question, entry, answer: page.getByRole('textbox', { name: 'Answer' }) }
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

/** Whether a press on the middle of the element reaches it. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  return document.elementFromPoint(x + width / 2, y + height / 2) === element
}

test('an editor makes a table by keyboard alone, and leaves it', async () => {
  const { page, question, answer } = await openAnswer('Which table is typed')
  const { keyboard } = page
  await answer.press('ControlOrMeta+a')
  await keyboard.press('Delete')
  await tabTo(page, /^Heading$/, 'Shift+Tab')
  await keyboard.press('End')
  await keyboard.press('ArrowLeft')
  expect(await focused(page)).toBe('Insert table')
  await keyboard.press('Enter')
  const cells = answer.locator('th, td')
  expect(await answer.locator('th').count()).toBe(3)
  for (const word of ['Week', 'Sign', 'Advice', 'One']) {
    await answer.and(page.locator(':focus')).waitFor()
    await keyboard.type(word)
    await keyboard.press('Tab')
  }
  const choose = async (item: string) => {
    await keyboard.press('Alt+F10')
    expect(await focused(page)).toBe('Table')
    await keyboard.press('Enter')
    for (let press = 0; press < 9; press++) {
      await keyboard.press('ArrowDown')
      if ((await page.locator(':focus').textContent()) === item) break
    }
    await keyboard.press('Enter')
    await answer.and(page.locator(':focus')).waitFor()
  }
  expect(await cells.count()).toBe(9)
  await page.setViewportSize({ width: DESKTOP.width, height: 720 })
  await keyboard.press('Alt+F10')
  await keyboard.press('Enter')
  const last = page.getByRole('button', { name: 'Delete table' })
  // The foot of the form does not cover the end of the menu.
  await expect.poll(() => last.evaluate(isOnTop)).toBe(true)
  await keyboard.press('Escape')
  await page.setViewportSize(DESKTOP)
  await answer.focus()
  await choose('Add row below')
  expect(await cells.count()).toBe(12)
  await choose('Delete row')
  await choose('Delete column')
  expect(await cells.count()).toBe(6)
  await choose('Header row')
  expect(await answer.locator('th').count()).toBe(0)
  await choose('Header row')
  // Escape closes the menu only.
  await keyboard.press('Alt+F10')
  await keyboard.press('Enter')
  await keyboard.press('Escape')
  expect([await focused(page), await sheet(page).isVisible()]).toEqual(['Table', true])
  expect(await findViolationsAt(page, [DESKTOP, PHONE])).toEqual([])
  await page.setViewportSize(DESKTOP)
  await answer.focus()
  await keyboard.press('ControlOrMeta+End')
  await keyboard.type('After it.')
  await keyboard.press('Tab')
  expect(await answer.evaluate((field) => field === document.activeElement)).toBe(false)
  await sheet(page).getByRole('button', { name: 'Done' }).click()
  await publish(page)
  await expect.poll(publicAnswers).toContain('After it.')
  const reader = await openPage({ viewport: { width: 320, height: 640 } })
  await reader.goto('/faq')
  await reader.getByText(question, { exact: true }).click()
  const table = reader.getByRole('table').filter({ hasText: 'Advice' })
  expect(await table.getByRole('columnheader').allTextContents()).toEqual(['Sign', 'Advice'])
})

/** As Word copies it: a header row, merged cells, its own markup. */
const WORD_TABLE = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><body><!--StartFragment-->
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><thead><tr style='mso-yfti-irow:0'>
<td width=151 style='width:112.9pt'><p class=MsoNormal><b>Side effect<o:p></o:p></b></p></td><td><p class=MsoNormal><b>When</b></p></td>
<td><p class=MsoNormal><b>What to tell the client</b></p></td><td><p class=MsoNormal><b>Treatment</b></p></td></tr></thead>
<tr><td rowspan=2><p class=MsoNormal>Irregular bleeding</p></td><td><p class=MsoNormal>First year</p></td><td><p class=MsoNormal>Not harmful.</p></td>
<td><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Ibuprofen</p></td></tr>
<tr><td><p class=MsoNormal>Later</p></td><td colspan=2><p class=MsoNormal>Rule out other causes.</p></td></tr></table><!--EndFragment--></body></html>`

/** What the editor and the server make of it. */
const CLEAN_TABLE =
  '<table><tbody><tr><th><p>Side effect</p></th><th><p>When</p></th><th><p>What to tell the client</p></th><th><p>Treatment</p></th></tr>' +
  '<tr><td rowspan="2"><p>Irregular bleeding</p></td><td><p>First year</p></td><td><p>Not harmful.</p></td><td><ul><li><p>Ibuprofen</p></li></ul></td></tr>' +
  '<tr><td><p>Later</p></td><td colspan="2"><p>Rule out other causes.</p></td></tr></tbody></table>'

async function paste(page: Page, html: string): Promise<void> {
  await page.evaluate((data) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', data)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, html)
}

test('a table from Word is a table for editors and readers, also on a narrow phone and in the comparison', async () => {
  const { page, question, answer, entry } = await openAnswer('Which table is pasted')
  await answer.press('ControlOrMeta+End')
  await paste(page, WORD_TABLE)
  await answer.getByRole('columnheader', { name: 'Treatment' }).waitFor()
  // The box that scrolls the table takes neither a press nor Tab.
  expect(await answer.locator('.table-scroll').evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true)
  await answer.getByRole('cell', { name: 'First year' }).click()
  await answer.and(page.locator(':focus')).waitFor()
  await tabTo(page, /^Remove$/)
  await tabTo(page, /^Heading$/, 'Shift+Tab')
  await sheet(page).getByRole('button', { name: 'Done' }).click()
  await publish(page)
  await expect.poll(publicAnswers).toContain(JSON.stringify(CLEAN_TABLE).slice(1, -1))

  const reader = await openPage({ viewport: { width: 320, height: 640 } })
  await reader.goto('/faq')
  await reader.getByText(question, { exact: true }).click()
  const box = reader.getByRole('group', { name: 'Table' })
  expect(await overflow(reader)).toBe(0)
  await box.focus()
  await reader.keyboard.press('ArrowRight')
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  expect(await findViolationsAt(reader, [{ width: 320, height: 640 }, DESKTOP])).toEqual([])

  await page.goto(`/admin/versions/faq-section/${entry}`)
  await page.getByText('Side effect | When | What to tell the client | Treatment').waitFor()
  await page.getByText('Irregular bleeding | First year | Not harmful. | Ibuprofen').waitFor()
})

test('a sheet of 500 rows is cut with a sentence, and the editor continues', async () => {
  const { page, answer } = await openAnswer('How long may a table be')
  await answer.press('ControlOrMeta+End')
  const row = (number: number) => `<tr>${`<td>${number}</td>`.repeat(12)}</tr>`
  await paste(page, `<table>${Array.from({ length: 500 }, (_, index) => row(index + 1)).join('')}</table>`)
  await sheet(page).getByText('The table was cut to 100 rows and 20 columns. Add a longer table as a file.').waitFor()
  expect(await answer.locator('tr').count()).toBe(100)
  await page.keyboard.type('Still here')
  await answer.getByText('Still here').waitFor()
})
