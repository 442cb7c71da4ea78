import AxeBuilder from '@axe-core/playwright'
import { describe, expect, test } from 'vitest'
import { aPage, DESKTOP, PHONE } from './stage/browser.ts'

const MODULE = '/training/contraceptive-implants'

/** Every page of the site, with real content, with nothing found, and one that is not there. */
const PAGES = [
  '/',
  '/about',
  '/news-and-updates',
  '/training',
  '/training?category=1&search=nothing-like-this',
  MODULE,
  `${MODULE}/sessions`,
  `${MODULE}/downloads`,
  `${MODULE}/downloads?search=nothing-like-this`,
  `${MODULE}/related-discussions`,
  '/training-guides',
  '/materials-in-french',
  '/materials-in-spanish',
  '/getting-started/navigating-website',
  '/getting-started/module-structure',
  '/getting-started/faq',
  '/faq',
  '/search',
  '/search?query=implants',
  '/search?query=nothing-like-this',
  '/community/guidelines',
  '/user/signup',
  '/user/login',
  '/user/verify-email',
  '/user/verify-email?key=from-a-mail',
  '/user/reset-password',
  '/user/reset-password/confirm/MQ/from-a-mail',
  '/unsubscribe?list=newsletter&email=amina@example.org&key=from-a-mail',
  '/no-such-page',
]

describe.each(PAGES)('%s', (path) => {
  test.each(['light', 'dark'] as const)('has no accessibility fault in %s colours', async (colorScheme) => {
    for (const viewport of [PHONE, DESKTOP]) {
      const page = await aPage({ colorScheme, viewport, reducedMotion: 'reduce' })
      await page.goto(path)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([])
    }
  })

  test('does not scroll sideways at 320 px, and fits at 768 and 1920', async () => {
    for (const width of [320, 768, 1920]) {
      const page = await aPage({ viewport: { width, height: 800 } })
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width)
    }
  })

  test('runs without a complaint of the browser', async () => {
    const page = await aPage()
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (message) => {
      const expected = path === '/no-such-page' && message.text().includes('404')
      if (['error', 'warning'].includes(message.type()) && !expected) complaints.push(message.text())
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(complaints).toEqual([])
  })

  test('has one first heading, a title and a description, also without a script', async () => {
    const page = await aPage({ javaScriptEnabled: false })
    await page.goto(path)
    expect(await page.locator('h1').count()).toBe(1)
    expect(await page.title()).not.toBe('')
    if (path !== '/no-such-page') expect(await page.locator('meta[name=description]').count()).toBe(1)
  })
})
