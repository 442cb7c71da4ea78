import { expect, inject, test } from 'vitest'
import { Materials } from '#features/pages/contract.ts'
import { createPdf } from '#testing/files/documents.ts'
import { findViolationsAt } from './support/accessibility.ts'
import { DESKTOP, openPage, overflow, PHONE } from './support/browser.ts'
import { bar, openToEdit, publishMaterials } from './support/editing.ts'
import { asMember } from './support/member.ts'
import { ALL_READY, drop, grid, paste, titles, twelveFiles } from './support/module-files.ts'
import { createStaff } from './support/staff.ts'

const NARROWEST = { width: 320, height: 700 }
const FRENCH = '/materials-in-french'
const readers = async (path: string) => (await fetch(inject('siteUrl') + path)).text()

test('twelve files dropped on the French materials get titles and sections, and are published at once', async () => {
  const editor = await createStaff('editor')
  const [posters, sheets] = [`Poster ${process.pid}`, `Saignements ${process.pid}`]
  const link = `Lien ${process.pid}`
  await publishMaterials(editor, posters)
  await publishMaterials(editor, sheets, link)
  const page = await openPage()
  await openToEdit(page, editor, FRENCH)
  await page.getByRole('link', { name: 'Edit all files in one table' }).click()
  await page.getByRole('heading', { name: 'Matériaux en Français', level: 1 }).waitFor()
  await grid(page).getByRole('rowheader', { name: link }).waitFor()
  const before = await titles(page)
  const row = (title: string) => grid(page).getByRole('row').filter({ hasText: title })
  const sectionOf = (title: string) =>
    row(title)
      .getByRole('combobox', { name: /^Section of/ })
      .locator('option:checked')

  const leftovers = ['~$plan.docx', '.DS_Store', 'Thumbs.db'].map((name) => ({ name, bytes: Buffer.from('x') }))
  const key = await row(link).getAttribute('data-key')
  await drop(page, [...(await twelveFiles()), ...leftovers], `[data-key="${key}"]`)
  await page.getByText('12 files added · 3 files left out').last().waitFor()
  await page.getByRole('button', { name: '1 refused' }).waitFor(ALL_READY)
  await row('Role-play-cards').getByText('Refused: has macros').waitFor()
  await expect.poll(() => page.getByRole('button', { name: /^\d+ on the way/ }).count(), ALL_READY).toBe(0)
  expect(await titles(page)).toHaveLength(before.length + 12)
  expect(await sectionOf('Poster A2 waiting room').innerText()).toBe(sheets)
  expect(await grid(page).getByRole('columnheader', { name: 'Language' }).count()).toBe(0)
  expect(await findViolationsAt(page, [DESKTOP, NARROWEST])).toEqual([])

  await grid(page).getByRole('rowheader', { name: 'Fiche cliente saignements' }).focus()
  await paste(page, `Fiche ${process.pid}`)
  await page.keyboard.press('Shift+Space')
  await grid(page).getByRole('rowheader', { name: link }).focus()
  await page.keyboard.press('Shift+Space')
  await page.getByRole('toolbar', { name: 'Selected files' }).getByLabel('Section').selectOption(posters)
  await expect.poll(() => sectionOf(link).innerText()).toBe(posters)
  expect(await sectionOf(`Fiche ${process.pid}`).innerText()).toBe(posters)

  await bar(page)
    .getByText(/saved .* also in 1 other section/)
    .waitFor()
  await bar(page).getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: `Readers will see in ${posters}` }).waitFor()
  await dialog.getByRole('button', { name: 'Leave out 1 refused file' }).click()
  expect(await findViolationsAt(page, [DESKTOP, NARROWEST])).toEqual([])
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await page.getByRole('dialog', { name: '2 sections are public' }).waitFor()
  await page.keyboard.press('Escape')
  await bar(page).getByText('Published').waitFor()
  await expect.poll(() => readers(FRENCH), ALL_READY).toContain('Calendar client')
  const sections = Materials.parse(JSON.parse(await readers('/api/content/french-materials/'))).results
  const titlesIn = (name: string) =>
    sections.find(({ section_name }) => section_name === name)?.content.map(({ title }) => title)
  expect(titlesIn(posters)).toEqual([link, `Fiche ${process.pid}`])
  expect(titlesIn(sheets)).toHaveLength(10)
  expect(titlesIn(sheets)).not.toContain('Role-play-cards')
})

test('a guide moves to another list by keyboard, and a refused file says why after a reload, at 320 px', async () => {
  const editor = await createStaff('editor')
  const page = await openPage()
  await asMember(page, editor)
  await page.goto('/admin/files/page-guides/guides')
  const name = `Adapting ${process.pid}`
  const title = grid(page).getByRole('rowheader', { name })
  await grid(page).waitFor()
  await drop(page, [{ name: `${name}.pdf`, bytes: await createPdf(['Guide']) }])
  await title.waitFor()
  await grid(page).getByRole('row').filter({ hasText: name }).getByText('Ready').waitFor(ALL_READY)
  const publish = async () => {
    await bar(page).getByText(/saved/).waitFor()
    await bar(page).getByRole('button', { name: 'Publish…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click()
    await page.getByRole('dialog', { name: /^Version \d+ is public/ }).waitFor()
    await page.keyboard.press('Escape')
  }
  await publish()
  const guides = async () => readers('/api/training/guides/')
  expect(await guides()).toContain(name)

  await title.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  const keyOf = () => grid(page).getByRole('row').filter({ hasText: name }).getAttribute('data-key')
  const id = await keyOf()
  await page.keyboard.press('Alt+ArrowDown')
  expect(await keyOf()).toMatch(/^new-/)
  await page.keyboard.press('Alt+ArrowUp')
  expect(await keyOf()).toBe(id)
  await page.keyboard.press('Alt+ArrowDown')
  await page.getByText(`${name}, now 1 of`).first().waitFor()
  await expect
    .poll(() => page.locator(':focus').evaluate((focused) => focused.closest('tr')?.textContent))
    .toContain(name)
  await publish()
  await page.setViewportSize(NARROWEST)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(await findViolationsAt(page, [NARROWEST, PHONE])).toEqual([])
  await drop(page, [{ name: 'film.mp4', bytes: Buffer.from('x') }])
  await grid(page).getByText('Refused: is a video').waitFor(ALL_READY)
  await bar(page).getByText(/saved/).waitFor()
  await page.reload()
  await grid(page).getByText('Refused: is a video').waitFor(ALL_READY)
})
