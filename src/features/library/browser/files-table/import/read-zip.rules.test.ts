import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readFolder, readZip } from './read-zip.ts'

const text = (words: string) => new TextEncoder().encode(words)
const ENCRYPTED = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3])
const zipOf = (files: Record<string, Uint8Array>) => new Blob([zipSync(files)])

test('a ZIP is listed with paths and sizes, and its files open', async () => {
  const files = await readZip(zipOf({ '02-slides/Séance.pptx': text('PK slides'), '../out.pdf': text('%PDF') }))
  expect(files.map(({ path, sizeBytes }) => [path, sizeBytes])).toEqual([
    ['02-slides/Séance.pptx', 9],
    ['../out.pdf', 4],
  ])
  const file = await files[0]?.open()
  expect(file?.name).toBe('Séance.pptx')
  expect(await file?.text()).toBe('PK slides')
})

test('documents that Office has encrypted are found, in a ZIP and in a folder', async () => {
  const files = await readZip(zipOf({ 'a.docx': ENCRYPTED, 'b.docx': text('PK'), 'c.pdf': ENCRYPTED }))
  expect(files.map(({ isEncrypted }) => isEncrypted)).toEqual([true, false, false])
  const folder = await readFolder([{ path: 'x/a.xlsx', file: new File([ENCRYPTED], 'a.xlsx') }])
  expect(folder).toMatchObject([{ path: 'x/a.xlsx', sizeBytes: 7, isEncrypted: true }])
})

test('a file with more bytes than its ZIP says is not unpacked', async () => {
  const bytes = zipSync({ 'bomb.pdf': new Uint8Array(1_000_000) })
  const view = new DataView(bytes.buffer)
  // The size in the header of the file and in the directory at the end.
  for (let at = 0; at < bytes.length - 4; at++) {
    if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, 1000, true)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1000, true)
  }
  const [bomb] = await readZip(new Blob([bytes]))
  expect(bomb?.sizeBytes).toBe(1000)
  await expect(bomb?.open()).rejects.toThrow()
})

test('what is not a ZIP is rejected', async () => {
  await expect(readZip(new Blob(['%PDF-1.7']))).rejects.toThrow()
})
