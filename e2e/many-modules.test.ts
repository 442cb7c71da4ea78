import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { closeContext, openContext } from '#app/server/open-context.ts'
import { readConfig } from '#platform/config/config.ts'
import { createModule } from '#testing/builders.ts'
import { openPage, PHONE } from './support/browser.ts'
import { startSite } from './support/server.ts'

const MODULES = 120

test('a long list of modules shows a hundred, more in a press, and searches all', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'trp-many-modules-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const settings = { DATA_DIR: dataDir, STARTER_CONTENT: 'off' }
  const context = await openContext(readConfig(settings))
  for (let n = 1; n <= MODULES; n += 1) await createModule(context, { name: `Session ${n}` })
  await closeContext(context)
  const site = await startSite(settings)
  onTestFinished(() => site.stop())

  const page = await openPage({ baseURL: site.url, viewport: PHONE })
  await page.goto('/training')
  const names = page.locator('.module-name')
  expect(await names.count()).toBe(100)
  await page.getByRole('link', { name: 'Show 20 more of 120 modules' }).click()
  await expect.poll(() => names.count()).toBe(MODULES)
  await page.goBack()
  await expect.poll(() => names.count()).toBe(100)
  await page.getByRole('searchbox', { name: 'Search modules' }).fill('Session 120')
  await expect.poll(() => names.allTextContents()).toEqual(['Session 120'])
})
