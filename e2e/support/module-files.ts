import type { Page } from 'playwright-core'
import { createDocx, createPdf, createPptx, createXlsx } from '#testing/files/documents.ts'
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
  await page.goto(`/admin/files/module/${entry}`)
  await page.getByRole('heading', { name: 'No files here yet' }).waitFor()
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

export const grid = (page: Page) => page.getByRole('grid', { name: 'Files', exact: true })
export const titles = (page: Page) => grid(page).getByRole('rowheader').allInnerTexts()

/** Twelve files as they come: real Word, PowerPoint, Excel and PDF files, one of them with macros. */
export async function twelveFiles(): Promise<TestFile[]> {
  const docx = (text: string) => createDocx({ paragraphs: [text] })
  const pptx = (text: string) => createPptx([{ text, notes: '' }])
  const macros = createDocx({ paragraphs: ['x'], extra: { 'word/vbaProject.bin': new Uint8Array(9) } })
  return [
    { name: 'bleeding_session-plan_FINAL2.docx', bytes: docx('Plan') },
    { name: 'Session1_bleeding.pptx', bytes: pptx('One') },
    { name: 'Session2_before she chooses.pptx', bytes: pptx('Two') },
    { name: 'Session3 when-she-comes-back.pptx', bytes: pptx('Three') },
    { name: 'session4_calendars.pptx', bytes: pptx('Four') },
    { name: 'Pre-post test bleeding.docx', bytes: docx('Test') },
    { name: 'checklist_counselling-bleeding.docx', bytes: docx('List') },
    { name: 'role-play-cards.docx', bytes: macros },
    { name: 'jobaid-usual-notusual.pdf', bytes: await createPdf(['Aid']) },
    { name: 'calendar_client.xlsx', bytes: createXlsx(['Year']) },
    { name: 'fiche_cliente_saignements.pdf', bytes: await createPdf(['Fiche', 'Deux']) },
    { name: 'poster A2 waiting room (print).pdf', bytes: await createPdf(['Poster']) },
  ]
}

/** Pastes a text where the focus is. */
export async function paste(page: Page, text: string) {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)
}
