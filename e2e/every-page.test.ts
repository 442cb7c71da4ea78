import { describe, expect, inject, test } from 'vitest'
import { type Colours, faultsIn } from './stage/accessibility.ts'
import { aPage, PHONE } from './stage/browser.ts'

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
  '/community/discussions',
  '/community/discussions?search=nothing-like-this',
  '/community/guidelines',
  '/community/unfollow?discussion=1&member=1&key=from-a-mail',
  '/user/signup',
  '/user/login',
  '/user/verify-email',
  '/user/verify-email?key=from-a-mail',
  '/user/reset-password',
  '/user/reset-password/confirm/MQ/from-a-mail',
  '/unsubscribe?list=newsletter&email=amina@example.org&key=from-a-mail',
  '/no-such-page',
]

async function faultsAt(path: string, colours: Colours): Promise<string[]> {
  const page = await aPage({ viewport: PHONE, colorScheme: colours, reducedMotion: 'reduce' })
  await page.goto(path)
  return faultsIn(page, colours)
}

describe.each(PAGES)('%s', (path) => {
  test('has no accessibility fault, on a phone and on a desk, in light and dark colours', async () => {
    // Side by side: it is most of the time that all tests take.
    expect(await Promise.all([faultsAt(path, 'light'), faultsAt(path, 'dark')])).toEqual([[], []])
  })

  test('does not scroll sideways at 320 px, and fits at 768 and 1920', async () => {
    const page = await aPage({ viewport: { width: 320, height: 800 } })
    await page.goto(path)
    for (const width of [320, 768, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const needed = () => page.evaluate(() => document.documentElement.scrollWidth)
      await expect.poll(needed, { message: `${width} px` }).toBeLessThanOrEqual(width)
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

test('an address of the API that only takes changes says so; one that is not there does not', async () => {
  const answers = ['/api/community/comment-details/1/', '/api/community/report/', '/api/nothing/'].map(
    async (path) => (await fetch(inject('siteUrl') + path)).status,
  )
  expect(await Promise.all(answers)).toEqual([405, 405, 404])
})
