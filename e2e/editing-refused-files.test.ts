import { expect, test } from 'vitest'
import { createDocx } from '#testing/files/documents.ts'
import { findViolationsAt } from './support/accessibility.ts'
import { DESKTOP } from './support/browser.ts'
import { bar } from './support/editing.ts'
import { ALL_READY, drop, grid, openFiles, titles } from './support/module-files.ts'

test('refused files say why after a reload too, are a filter, and are left out at once', async () => {
  const { page } = await openFiles(DESKTOP)
  const video = { name: 'role-play.mp4', bytes: Buffer.from('x') }
  const plan = { name: 'plan.docx', bytes: createDocx({ paragraphs: ['Plan'] }) }
  await drop(page, [video, { ...video, name: 'interview.MOV' }, plan, { ...plan, name: '~$plan.docx' }])
  await page.getByText('3 files added · 1 file left out').last().waitFor()
  await page.getByRole('button', { name: '1 ready' }).waitFor(ALL_READY)
  await bar(page).getByText(/saved/).waitFor()
  await page.reload()
  await grid(page).getByText('Refused: is a video').nth(1).waitFor(ALL_READY)
  await page.getByRole('button', { name: '2 refused' }).click()
  expect(await titles(page)).toHaveLength(2)
  await bar(page).getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Refused: is a video. Put it on YouTube or Vimeo').first().waitFor()
  await dialog.getByText('interview.MOV, role-play.mp4').or(dialog.getByText('role-play.mp4, interview.MOV')).waitFor()
  await dialog.getByRole('button', { name: 'Leave out 2 refused files' }).click()
  await expect.poll(() => titles(page)).toHaveLength(1)
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await dialog.getByRole('button', { name: 'Leave out 2 refused files' }).click()
  await expect.poll(() => titles(page)).toHaveLength(1)
  expect(await findViolationsAt(page, [DESKTOP])).toEqual([])
})

test('the names of people in several files are removed at once before a publication', async () => {
  const { page } = await openFiles(DESKTOP)
  const core = '<cp:coreProperties><dc:creator>Grace Namatovu</dc:creator></cp:coreProperties>'
  const bytes = (text: string) => createDocx({ paragraphs: [text], extra: { 'docProps/core.xml': core } })
  await drop(page, [
    { name: 'plan.docx', bytes: bytes('Plan') },
    { name: 'cards.docx', bytes: bytes('Cards') },
  ])
  await grid(page).getByRole('button', { name: 'Remove name' }).nth(1).waitFor(ALL_READY)
  await bar(page).getByText(/saved/).waitFor()
  await bar(page).getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Warning: Author names in 2 files').waitFor()
  await dialog.getByRole('button', { name: 'Remove all author names' }).click()
  await expect.poll(() => dialog.getByText('Author name').count()).toBe(0)
  expect(await grid(page).getByRole('button', { name: 'Remove name' }).count()).toBe(0)
})
