import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { FileInfo } from '#core/file-info.ts'
import { createFile } from '#testing/builders.ts'
import { createDocx, createPdf } from '#testing/files/documents.ts'
import { createMember } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'
import { createEditor, uploadAndIngest } from '#testing/uploads/uploads.ts'

const site = await createSite()
const editor = await createEditor(site)
const CORE =
  '<?xml version="1.0" encoding="UTF-8"?><cp:coreProperties><dc:title>Plan</dc:title><dc:creator>Amina Nakato; J. Otieno</dc:creator><cp:lastModifiedBy>Wanjirũ &amp; Co</cp:lastModifiedBy></cp:coreProperties>'

async function uploadPlan() {
  const bytes = createDocx({ paragraphs: ['Plan'], extra: { 'docProps/core.xml': CORE, 'word/z.xml': '<z/>' } })
  const { file } = await uploadAndIngest(site, editor, 'Plan.docx', bytes)
  return FileInfo.parse(file)
}

test('the names in the properties of Word and PDF files are shown', async () => {
  expect((await uploadPlan()).author_names).toEqual(['Amina Nakato', 'J. Otieno', 'Wanjirũ & Co'])
  const pdf = await createPdf(['x'], { info: { Author: 'Amina Nakato' } })
  expect((await uploadAndIngest(site, editor, 'a.pdf', pdf)).file?.author_names).toEqual(['Amina Nakato'])
})

test('names are removed in a new file that has all other parts and is not public', async () => {
  const plan = await uploadPlan()
  const { status, body } = await editor.call('POST', `/api/file-infos/${plan.id}/remove-authors/`)
  const changed = FileInfo.parse(body)
  expect({ status, changed }).toMatchObject({ status: 201, changed: { name: 'Plan.docx', author_names: [] } })
  expect(changed.id).not.toBe(plan.id)
  const bytes = (await site.app.inject(changed.url)).rawPayload
  expect(bytes.includes('Nakato')).toBe(false)
  const parts = unzipSync(bytes)
  expect(Object.keys(parts).toSorted()).toEqual(
    ['[Content_Types].xml', 'docProps/core.xml', 'word/document.xml', 'word/z.xml'].toSorted(),
  )
  const text = (name: string) => new TextDecoder().decode(parts[name])
  expect(text('docProps/core.xml')).toContain('<dc:title>Plan</dc:title><dc:creator></dc:creator>')
  expect(text('word/document.xml')).toContain('Plan')
  expect((await site.app.inject(`/files/${changed.id}/Plan.docx`)).statusCode).toBe(404)
  expect((await site.app.inject(plan.url)).rawPayload.length).toBe(plan.size_bytes)
})

test('names stay in public files and in PDFs, with the reason; only editors remove names', async () => {
  const remove = (id: number) => editor.call('POST', `/api/file-infos/${id}/remove-authors/`)
  expect(await remove(await createFile(site.context))).toMatchObject({ headers: { 'error-fields': 'file=is_public' } })
  const { file } = await uploadAndIngest(site, editor, 'a.pdf', await createPdf(['x']))
  expect(await remove(file?.id ?? 0)).toMatchObject({ headers: { 'error-fields': 'file=no_author_names' } })
  expect((await remove(999_999)).status).toBe(404)
  const member = await createMember(site)
  expect((await member.call('POST', `/api/file-infos/${file?.id}/remove-authors/`)).status).toBe(403)
})
