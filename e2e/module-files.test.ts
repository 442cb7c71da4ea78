import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { expect, inject, test } from 'vitest'
import { createDocx, createPdf, createPptx, createXlsx } from '#testing/files/documents.ts'
import { createTempFolder } from '#testing/files/store.ts'
import { isQuick } from '#testing/is-quick.ts'
import { findViolationsAt } from './support/accessibility.ts'
import { DESKTOP, openPage, overflow, PHONE, SCREENS } from './support/browser.ts'
import { bar, openToEdit } from './support/editing.ts'
import { ALL_READY, drop, grid, openFiles, paste, titles, twelveFiles, uniqueName } from './support/module-files.ts'
import { createStaff } from './support/staff.ts'

const TITLES = ['Plan of the day', 'What changes', 'Explaining before she chooses', 'When she comes back', 'Calendars']

test('twelve files are dropped, titled, ordered by keyboard and published', async () => {
  const { page, name } = await openFiles(DESKTOP)
  expect(await findViolationsAt(page, [DESKTOP])).toEqual([])
  await drop(page, await twelveFiles())
  await page.getByText('1 refused').waitFor(ALL_READY)
  const refused = grid(page).getByRole('row').filter({ hasText: 'Refused: has macros' })
  await refused.getByText('then add it again.').waitFor()
  await expect.poll(() => page.getByText('11 ready').count(), ALL_READY).toBe(1)
  expect(await titles(page)).toHaveLength(12)
  expect(await findViolationsAt(page, [DESKTOP])).toEqual([])

  const first = grid(page).getByRole('rowheader').first()
  await first.focus()
  await paste(page, TITLES.join('\n'))
  await page.getByText('5 lines pasted').last().waitFor()
  expect((await titles(page)).slice(0, 5)).toEqual(TITLES)
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(async () => (await titles(page))[0]).toContain('Bleeding session-plan')
  await paste(page, TITLES.join('\n'))

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Alt+ArrowDown')
  await page.getByText('What changes, now 2 of 4 in Presentation slides').first().waitFor()
  expect((await titles(page)).slice(1, 3)).toEqual([TITLES[2], TITLES[1]])
  await page.keyboard.type('Edited by typing')
  await page.keyboard.press('Tab')
  await page.keyboard.type('With details')
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(async () => (await titles(page))[2]).toBe('Edited by typing')
  await expect.poll(() => grid(page).getByText('With details').count()).toBe(0)

  const key = await refused.getAttribute('data-key')
  await drop(page, [{ name: 'cards.docx', bytes: createDocx({ paragraphs: ['Cards'] }) }], `[data-key="${key}"]`)
  await expect.poll(() => page.getByText('12 ready').count(), ALL_READY).toBe(1)
  await bar(page).getByText(/saved/).waitFor()
  await bar(page).getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click()
  const slug = name.toLowerCase().replaceAll(' ', '-')
  await expect
    .poll(async () => (await fetch(`${inject('siteUrl')}/training/${slug}/sessions`)).text(), ALL_READY)
    .toContain('Edited by typing')
})

test.each(SCREENS)('a replaced file keeps its address, and readers see what changed, at %d px', async (_, viewport) => {
  const { page, name } = await openFiles(viewport)
  await drop(page, [{ name: 'jobaid-usual-notusual.pdf', bytes: await createPdf(['Old']) }])
  await expect.poll(() => page.getByText('1 ready').count(), ALL_READY).toBe(1)
  const publish = async (version: number) => {
    await bar(page).getByText(/saved/).waitFor()
    await bar(page).getByRole('button', { name: 'Publish…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click()
    await page.getByRole('dialog', { name: `Version ${version} is public` }).waitFor()
    await page.keyboard.press('Escape')
  }
  await publish(1)
  const sessions = `/training/${name.toLowerCase().replaceAll(' ', '-')}/sessions`
  const reader = await openPage()
  await reader.goto(sessions)
  const row = reader.locator('#handouts .file-row')
  const address = await row.getByRole('link', { name: /^Download/ }).getAttribute('href')
  expect(await row.getByText('Updated on').count()).toBe(0)

  const chooser = page.waitForEvent('filechooser')
  await grid(page).getByRole('button', { name: 'Replace jobaid-usual-notusual.pdf' }).press('Enter')
  const buffer = Buffer.from(await createPdf(['New', 'Two']))
  await (await chooser).setFiles({ name: 'new.pdf', mimeType: 'application/pdf', buffer })
  await page.getByText('Replaced jobaid-usual-notusual.pdf').last().waitFor(ALL_READY)
  await page.getByRole('button', { name: /^Say what changed: / }).click(ALL_READY)
  const sheet = page.getByRole('dialog', { name: 'Edit file' })
  await sheet.getByRole('textbox', { name: 'What changed, in one line' }).fill('A second page with drawings')
  await sheet.getByRole('button', { name: 'Done' }).click()
  await publish(2)
  await expect
    .poll(async () => {
      await reader.goto(sessions)
      return row.innerText()
    })
    .toMatch(/Updated on \w+ \d+, \d{4}: A second page with drawings/)
  expect(await findViolationsAt(reader, [PHONE, DESKTOP])).toEqual([])
  const old = await fetch(inject('siteUrl') + address)
  expect(old.status).toBe(200)
  expect(old.url).toContain('new.pdf')
})

test('on a phone a title opens in the sheet, and the page has no sideways scrolling', async () => {
  const { page } = await openFiles(PHONE)
  const files = (await twelveFiles()).slice(8, 11)
  await drop(page, files)
  await expect.poll(() => page.getByText('3 ready').count(), ALL_READY).toBe(1)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(await findViolationsAt(page, [PHONE])).toEqual([])
  await grid(page).getByRole('rowheader').first().click()
  const sheet = page.getByRole('dialog', { name: 'Edit file' })
  await sheet.getByRole('textbox', { name: 'Title' }).fill('Typed in the sheet')
  await sheet.getByRole('button', { name: 'Done' }).click()
  await expect.poll(async () => (await titles(page))[0]).toBe('Typed in the sheet\ncalendar_client.xlsx')
})

test.each([[10, PHONE] as const, ...(isQuick ? [] : [[100, DESKTOP] as const])])(
  'a ZIP with %d files is imported after a dry run',
  async (size, viewport) => {
    const clear = size - 4
    const { page, entry } = await openFiles(viewport)
    const pdf = await createPdf(['Small'])
    const names = Array.from({ length: clear }, (_, index) => `handouts/Handout number ${index + 1}.pdf`)
    // The last one has the title of the first.
    const files = [...names, 'handouts/more/Handout number 1.pdf', 'handouts/old.xls', '~$lock.docx', '.DS_Store']
    const zip = Buffer.from(zipSync(Object.fromEntries(files.map((name) => [name, pdf]))))
    await page.getByRole('link', { name: 'Import a folder or ZIP' }).click()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose a ZIP' }).click()
    await (await chooser).setFiles({ name: 'handouts.zip', mimeType: 'application/zip', buffer: zip })
    await page.getByRole('heading', { name: '1 file needs a choice, 1 is refused' }).waitFor()
    await page.getByText('Nothing changed yet').waitFor()
    expect(await findViolationsAt(page, [DESKTOP, PHONE])).toEqual([])
    await page.getByRole('button', { name: 'Choose 1' }).click()
    await page.getByText('line 1 has the same title').waitFor()
    await page.getByRole('button', { name: `Import ${clear} files` }).click()
    await page.getByText('1 file of handouts.zip still to be settled').waitFor()
    await expect.poll(() => page.getByText(`${clear} ready`).count(), { timeout: 180_000 }).toBe(1)
    await bar(page).getByText(/saved/).waitFor()
    await page.goto(`/admin/files/module/${entry}`)
    await grid(page)
      .getByRole('rowheader', { name: `Handout number ${clear}` })
      .waitFor()
    expect(await page.getByText(`${clear} ready`).count()).toBe(1)
  },
)

test.each(['ZIP', 'folder'])(
  'the dry run of a %s refuses damaged files with the reason of the server',
  async (source) => {
    const { page } = await openFiles(DESKTOP)
    const half = (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2)
    const files = {
      'docs/plan.docx': half(createDocx({ paragraphs: ['Plan'] })),
      'docs/slides.pptx': half(createPptx([{ text: 'One', notes: '' }])),
      'docs/year.xlsx': half(createXlsx(['Year'])),
      'docs/card.pdf': half(await createPdf(['Card'])),
      'docs/aid.pdf': await createPdf(['Aid']),
    }
    await page.getByRole('link', { name: 'Import a folder or ZIP' }).click()
    const chooser = page.waitForEvent('filechooser')
    if (source === 'ZIP') {
      await page.getByRole('button', { name: 'Choose a ZIP' }).click()
      const buffer = Buffer.from(zipSync(files))
      await (await chooser).setFiles({ name: 'docs.zip', mimeType: 'application/zip', buffer })
    } else {
      const folder = await createTempFolder()
      for (const [path, bytes] of Object.entries(files)) await writeFile(join(folder, path.slice(5)), bytes)
      await page.getByRole('button', { name: 'Choose a folder' }).click()
      await (await chooser).setFiles(folder)
    }
    await page.getByRole('heading', { name: '4 are refused' }).waitFor(ALL_READY)
    const refusals = page.getByRole('row').filter({ hasText: 'Refuse' }).getByText('Refused: is damaged. Save it again')
    expect(await refusals.count()).toBe(4)
    await expect.poll(() => page.getByText(/^Checking/).count(), ALL_READY).toBe(0)
    const sent: string[] = []
    page.on('request', (request) => {
      if (['POST', 'PATCH'].includes(request.method()) && request.url().includes('/uploads/')) sent.push(request.url())
    })
    await page.getByRole('button', { name: 'Import 1 file' }).click()
    await page.getByText('1 ready').waitFor(ALL_READY)
    await bar(page).getByText(/saved/).waitFor()
    expect(await titles(page)).toEqual([expect.stringContaining('Aid')])
    expect(sent).toEqual([])
  },
)

test('an upload that was interrupted by closing the tab continues in its row', async () => {
  const { page } = await openFiles(DESKTOP)
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 3_000_000 }
  await client.send('Network.emulateNetworkConditions', slow)
  const start = await createPdf(['Long'])
  const choose = async () => {
    const chooser = page.waitForEvent('filechooser')
    await page
      .getByRole('button', { name: /^Choose file/ })
      .last()
      .click()
    const bytes = Buffer.concat([start, Buffer.alloc(20_000_000)])
    await (await chooser).setFiles({ name: 'Long poster.pdf', mimeType: 'application/pdf', buffer: bytes })
  }
  await choose()
  await expect
    .poll(
      () =>
        grid(page)
          .getByText(/^[5-9]\d%$/)
          .count(),
      ALL_READY,
    )
    .toBe(1)
  await bar(page).getByText(/saved/).waitFor()
  await page.reload()
  await grid(page)
    .getByText(/^Interrupted at \d\d%$/)
    .waitFor()
  await choose()
  await page.getByText('1 ready').waitFor(ALL_READY)
  expect(await titles(page)).toHaveLength(1)
})

test.each(SCREENS)('an editor publishes a module from nothing, at %d px', async (_, viewport) => {
  const editor = await createStaff('editor')
  const name = uniqueName()
  const word = `lactational${name.replace(/\D+/g, 'x')}`
  const page = await openPage({ viewport })
  await openToEdit(page, editor, '/training')
  await page.getByRole('button', { name: 'Add Module', exact: true }).click()
  const sheet = page.locator('.edit-sheet')
  const nameField = sheet.getByRole('textbox', { name: 'Name' })
  await expect.poll(() => nameField.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.getByRole('heading', { name: 'No files here yet' }).waitFor()
  await page.keyboard.type(name)
  await sheet.getByRole('textbox', { name: 'Summary' }).fill(`How to teach ${word}.`)
  await sheet.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Edit key facts' }).click()
  await sheet.getByLabel('Category').selectOption({ index: 1 })
  await sheet.getByLabel('Language').selectOption({ label: 'English' })
  await sheet.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Edit purpose' }).click()
  await sheet.getByRole('textbox', { name: 'Purpose' }).click()
  await page.keyboard.type('Trainees can explain it.')
  await sheet.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Edit objectives' }).click()
  await sheet.getByRole('button', { name: 'Add objective' }).click()
  await page.keyboard.type('Explain the method')
  await sheet.getByRole('button', { name: 'Done' }).click()
  const files = (await twelveFiles()).filter(({ name }) => /session-plan|Session1|calendar_client|jobaid/.test(name))
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose files' }).click()
  await (await chooser).setFiles(
    files.map(({ name, bytes }) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) })),
  )
  await expect.poll(() => page.getByText('4 ready').count(), ALL_READY).toBe(1)
  expect(await findViolationsAt(page, [viewport])).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await bar(page).getByText(/saved/).waitFor()
  await bar(page).getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click()
  await page.getByRole('dialog', { name: /^Version 1 is public/ }).waitFor()
  const read = async (path: string) => (await fetch(inject('siteUrl') + path)).text()
  const slug = name.toLowerCase().replaceAll(' ', '-')
  await expect.poll(() => read(`/training/${slug}/sessions`)).toContain('Calendar client')
  await expect.poll(() => read(`/search?query=${word}`)).toContain(name)
  const archive = await fetch(`${inject('siteUrl')}/api/training/module/${slug}/download-all-files/`)
  expect(Buffer.from(await archive.arrayBuffer()).toString('latin1')).toContain('jobaid')
})
