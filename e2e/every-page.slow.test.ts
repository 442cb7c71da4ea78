import { expect, inject, test } from 'vitest'
import { openPage } from './support/browser.ts'
import { KINDS_OF_PAGES, OTHER_PAGES } from './support/pages.ts'
import { visitThoroughly } from './support/visit.ts'

const TABS = ['', '/sessions', '/downloads'] as const

async function modulePages(): Promise<string[]> {
  const { results } = await (await fetch(`${inject('siteUrl')}/api/training/module/`)).json()
  return results.flatMap(({ slug }: { slug: string }) => TABS.map((tab) => `/training/${slug}${tab}`))
}

const pages = new Set([...KINDS_OF_PAGES, ...OTHER_PAGES, ...(await modulePages())])

test.each([...pages])(
  '%s has a heading, no errors and no accessibility issues, and fits every screen in both themes',
  visitThoroughly,
)

test('the site has all modules', () => {
  expect(pages.size).toBeGreaterThan(90)
})

test('each example search on the home page finds something', async () => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto('/')
  const examples = await page.locator('.hero-examples a').allTextContents()
  expect(examples).toHaveLength(3)
  for (const example of examples) {
    await page.goto('/')
    await page.getByRole('link', { name: example, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: example }).waitFor()
    expect(await page.locator('main').innerText(), example).not.toMatch(/No results found|No document contains/)
  }
})
