import { expect, onTestFinished, test } from 'vitest'
import { openPage, PHONE } from './support/browser.ts'
import { startSite } from './support/server.ts'

test('a visitor of a new site sees how much is loaded, and the modules come without a reload', async () => {
  const site = await startSite({ STARTER_CONTENT: 'sample' }, { isLoaded: false })
  onTestFinished(() => site.stop())
  const page = await openPage({ baseURL: site.url, viewport: PHONE })
  const notice = page.getByRole('status').filter({ hasText: /^Loading the starter content: \d of 4$/ })
  await expect
    .poll(
      async () => {
        await page.goto('/training')
        return notice.isVisible()
      },
      { interval: 50 },
    )
    .toBe(true)
  await page.getByRole('link', { name: 'Male condoms' }).first().waitFor()
  await notice.waitFor({ state: 'detached' })
})
