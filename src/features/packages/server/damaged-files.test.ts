import { readFileSync, writeFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { FEATURES } from '#app/features.ts'
import { createDocx, createPdf, createPptx, createXlsx } from '#testing/files/documents.ts'
import { createTempFolder } from '#testing/files/store.ts'
import { sha256, writeModulePackage } from '#testing/module-package.ts'
import { createSite } from '#testing/site.ts'
import { PACKAGE_FILE } from '../module-package.ts'
import { runImport } from './commands.ts'

const site = await createSite()
const run = (path: string, isTrial: boolean) =>
  runImport({ path, isTrial, overwrite: false }, { context: site.context, features: FEATURES }, () => undefined).then(
    () => 'imported',
    (error: unknown) => String(error),
  )

/** A package whose only file has these bytes. @returns its folder */
async function packageWith(name: string, bytes: Uint8Array): Promise<string> {
  const folder = await writeModulePackage({ handouts: {} })
  const file = join(folder, PACKAGE_FILE)
  const content = JSON.parse(readFileSync(file, 'utf8'))
  const described = { name, sha256: sha256(bytes), size_bytes: bytes.length, modified: '2026-01-01' }
  await mkdir(join(folder, 'files'), { recursive: true })
  await writeFile(join(folder, 'files', name), bytes)
  writeFileSync(file, JSON.stringify({ ...content, files: { [`files/${name}`]: described } }))
  return folder
}

/** The same package as a ZIP. @returns its bytes */
function zipOf(folder: string, name: string): Buffer {
  const read = (path: string) => readFileSync(join(folder, path))
  return Buffer.from(
    zipSync({ [PACKAGE_FILE]: read(PACKAGE_FILE), [`files/${name}`]: read(`files/${name}`) }, { level: 0 }),
  )
}

async function written(bytes: Uint8Array): Promise<string> {
  const path = join(await createTempFolder(), 'package.zip')
  await writeFile(path, bytes)
  return path
}

const half = (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2)

test.each([
  ['plan.docx', half(createDocx({ paragraphs: ['Plan'] }))],
  ['slides.pptx', half(createPptx([{ text: 'One', notes: '' }]))],
  ['calendar.xlsx', half(createXlsx(['Year']))],
  ['card.pdf', half(await createPdf(['Card']))],
])('the dry run refuses half of a %s with the reason of the import, in a folder and in a ZIP', async (name, bytes) => {
  const folder = await packageWith(name, bytes)
  const dryRun = await run(folder, true)
  expect(dryRun).toContain(`files/${name}: Refused: is damaged.`)
  expect(dryRun).toBe(await run(folder, false))
  expect(await run(await written(zipOf(folder, name)), true)).toContain(`files/${name}: Refused: is damaged.`)
})

test('the dry run names the file of a ZIP that cannot be unpacked', async () => {
  const docx = createDocx({ paragraphs: ['Plan'] })
  const zip = zipOf(await packageWith('plan.docx', docx), 'plan.docx')
  zip.write('?', zip.indexOf(docx.subarray(100, 120)))
  expect(await run(await written(zip), true)).toContain('files/plan.docx is damaged')
})

test('half of a ZIP is called damaged', async () => {
  const zip = zipOf(await packageWith('plan.docx', createDocx({ paragraphs: ['Plan'] })), 'plan.docx')
  expect(await run(await written(half(zip)), true)).toContain('is no ZIP, or it is damaged')
})
