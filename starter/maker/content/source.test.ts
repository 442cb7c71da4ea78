import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { listNames, STARTER_DIR } from './source.ts'

test('a folder with ten or more numbered files lists them by number', async () => {
  await mkdir(join(STARTER_DIR, '../build'), { recursive: true })
  const folder = await mkdtemp(join(STARTER_DIR, '../build/numbered-'))
  try {
    for (const name of ['10-c.md', '2-b.md', '1-a.md']) await writeFile(join(folder, name), '')
    expect(await listNames(relative(STARTER_DIR, folder))).toEqual(['1-a.md', '2-b.md', '10-c.md'])
  } finally {
    await rm(folder, { recursive: true })
  }
})
