import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { createDocx, createOle, createZip } from '#testing/files/documents.ts'
import { createFakeSoffice } from '#testing/files/fake-soffice.ts'
import { createSite } from '#testing/site.ts'
import { beginUpload, createEditor, sendBytes, stateOf, uploadAndIngest } from '#testing/uploads/uploads.ts'
import { convertUploads, ingestUploads } from './actions/ingest-uploads.ts'

const site = await createSite()
const editor = await createEditor(site)
const RTF = Buffer.from('{\\rtf1 Plan}')
const odt = (manifest = '') =>
  createZip({ mimetype: 'application/vnd.oasis.opendocument.text', 'META-INF/manifest.xml': `<m>${manifest}</m>` })

/** Uploads a file to a site with a script in place of LibreOffice, whose result is `converted`. */
async function upload(name: string, bytes: Uint8Array, converted: Uint8Array | undefined) {
  const soffice = await createFakeSoffice('[ -f "$here/result" ] && cp "$here/result" "$output/$(name "$1").docx"\n')
  if (converted) await writeFile(join(dirname(soffice), 'result'), converted)
  const context = { ...site.context, config: { ...site.context.config, soffice } }
  const address = await beginUpload(editor, name, bytes.length)
  await sendBytes(site, editor, address, 0, bytes)
  await ingestUploads(context, site.app.log, new Date(Date.now() + 60_000))
  const waiting = (await stateOf(editor, address)).body
  await convertUploads(context, site.app.log, new AbortController().signal)
  return { waiting, done: (await stateOf(editor, address)).body }
}

test.each([
  ['Plan.rtf', RTF, 'rtf'],
  ['Plan.doc', createOle('WordDocument'), 'doc'],
  ['Plan.odt', odt(), 'odt'],
])('%s is converted, and says so', async (name, bytes, from) => {
  const { waiting, done } = await upload(name, bytes, createDocx({ paragraphs: ['Plan'] }))
  expect(waiting).toMatchObject({ state: 'converting', file: null, error: null })
  expect(done).toMatchObject({ state: 'ready', file: { name: 'Plan.docx', converted_from: from } })
})

test('the result of a conversion is checked like any file', async () => {
  const { done } = await upload(
    'Plan.doc',
    createOle('WordDocument'),
    createDocx({ extra: { 'word/vbaProject.bin': 'x' } }),
  )
  expect(done).toMatchObject({ state: 'refused', error: { code: 'has_macros' } })
})

test('a conversion without a result, and a site without LibreOffice, say what to do', async () => {
  const { done } = await upload('Plan.doc', createOle('WordDocument'), undefined)
  expect(done).toMatchObject({
    error: { message: 'Refused: is a .doc file that could not be converted. Save it as .docx, then add it again.' },
  })
  const other = await createSite({ SOFFICE: 'off' })
  const refused = await uploadAndIngest(
    other,
    await createEditor(other),
    'Slides.ppt',
    createOle('PowerPoint Document'),
  )
  expect(refused.error?.message).toBe('Refused: is a .ppt file. Save it as .pptx, then add it again.')
})

test.each([
  ['Plan.doc', createOle('WordDocument', 0x0100)],
  ['Plan.odt', odt('<encryption-data/>')],
])('%s with a password is refused before it is converted', async (name, bytes) => {
  const { done } = await upload(name, bytes, undefined)
  expect(done).toMatchObject({ state: 'refused', error: { code: 'encrypted' } })
})

test.each([
  ['Counselling.MP4', 'is a video. Put it on YouTube or Vimeo and add it under videos.'],
  ['Plan.docx.exe', 'is a program. Programs cannot be added.'],
])('%s is refused before its bytes are sent', async (name, sentence) => {
  await expect(beginUpload(editor, name, 10 ** 9)).rejects.toThrow(`Refused: ${sentence}`)
})
