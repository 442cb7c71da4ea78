import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { expect, test, vi } from 'vitest'
import { makeDocument } from '../documents/make.ts'
import { makeFile } from './files.ts'

vi.mock(import('../documents/make.ts'), async (importOriginal) => {
  const original = await importOriginal()
  return { ...original, makeDocument: vi.fn(original.makeDocument) }
})

const TEXT = 'site/documents/adaptation-checklist.md'
const DEFAULTS = { context: 'A test', language: 'en', updated: '2026-05-12' } as const

test('the build makes a document again only after its text changes or its file disappears', async () => {
  const file = await makeFile(TEXT, DEFAULTS)
  vi.mocked(makeDocument).mockClear()

  expect(await makeFile(TEXT, DEFAULTS)).toEqual(file)
  expect(makeDocument).not.toHaveBeenCalled()

  await rm(dirname(file.path), { recursive: true })
  expect(await makeFile(TEXT, DEFAULTS)).toEqual(file)
  expect(makeDocument).toHaveBeenCalledOnce()

  const changed = await makeFile(TEXT, { ...DEFAULTS, context: 'Another test' })
  expect(changed.path).not.toBe(file.path)
})
