import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { closeContext, openContext } from '#app/server/open-context.ts'
import { readConfig } from '#platform/config/config.ts'
import { readSiteConfig } from './with-context.ts'

test('a command works on the site of the settings, and creates none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trp-command-'))
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })
  const dataDir = join(folder, 'data')
  vi.stubEnv('DATA_DIR', dataDir)
  await expect(readSiteConfig()).rejects.toThrow(`There is no site in ${dataDir}. Set DATA_DIR`)
  expect(existsSync(dataDir)).toBe(false)

  await closeContext(await openContext(readConfig(process.env)))
  expect(await readSiteConfig()).toMatchObject({ dataDir })
})
