import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openPage, PHONE } from './support/browser.ts'
import { linkIn, mailTo } from './support/mailbox.ts'

test('a sign-up is confirmed by mail, and a second sign-up says that the address is on the list', async () => {
  const page = await openPage()
  const email = `news-${randomUUID()}@example.org`
  await page.goto('/news-and-updates')
  const subscribe = async () => {
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('button', { name: 'Sign up' }).click()
  }
  await subscribe()
  const thanks = page.getByRole('dialog', { name: 'Subscribed. Thank you' })
  await thanks.getByText('We have sent you a mail').waitFor()
  await thanks.getByRole('button', { name: 'Not now' }).click()
  await thanks.waitFor({ state: 'hidden' })
  await page.goto(linkIn(await mailTo(email, 'Confirm your sign-up'), '/confirm-subscription'))
  await page.getByText(`Do you want news from us at ${email}?`).waitFor()
  await page.getByRole('button', { name: 'Confirm my sign-up' }).click()
  await page.getByText('Done: news will come to your address.').waitFor()
  await page.goto('/news-and-updates')
  await subscribe()
  await page.getByRole('alert').getByText('Email subscribed already').waitFor()
})

test('a copied link to a news item opens it', async () => {
  const page = await openPage()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/news-and-updates')
  const item = page.locator('.news-list > li').last()
  await item.getByRole('button', { name: 'Copy link' }).click()
  await item.getByRole('button', { name: 'Link copied' }).waitFor()
  const copiedUrl = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(copiedUrl).pathname + new URL(copiedUrl).hash).toMatch(/^\/news-and-updates#news-\d+$/)
  await page.goto('/')
  await page.goto(copiedUrl)
  expect(await page.locator(':target h2').textContent()).toBe(await item.locator('h2').textContent())
})

test('a site without an email address offers the community instead', async () => {
  const page = await openPage()
  await page.goto('/about')
  await page.getByRole('link', { name: 'Contact Us' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Contact Us' })
  await dialog.getByRole('link', { name: 'Ask in the community' }).waitFor()
  expect(await page.locator('main a[href^="mailto:"], dialog[open] a[href^="mailto:"]').count()).toBe(0)
})

test('the questions can be searched without a script', async () => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto('/faq')
  await page.getByRole('searchbox', { name: 'Search the questions' }).fill('projector')
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
  await page.getByText('I have no projector. Can I still train?').waitFor()
  expect(await page.locator('main details').count()).toBe(1)
})

test('questions with all words are shown while the reader types', async () => {
  const page = await openPage()
  await page.goto('/faq')
  const field = page.getByRole('searchbox', { name: 'Search the questions' })
  const questions = page.locator('main details')
  const all = await questions.count()
  for (const [words, question] of [
    ['OFFLINE', 'What can I use offline, in a room without internet?'],
    ['translate language', 'May I translate a module into our language?'],
  ] as const) {
    await field.fill(words)
    await expect.poll(() => questions.count()).toBe(1)
    await page.getByText(question).waitFor()
  }
  await field.fill('')
  await expect.poll(() => questions.count()).toBe(all)
})

test('the carousel has buttons with words and says which picture is visible', async () => {
  const page = await openPage()
  await page.goto('/getting-started/module-structure')
  const carousel = page.locator('.carousel')
  expect(await carousel.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true)
  await carousel.getByRole('button', { name: 'Next' }).click()
  await carousel.getByText('2 of 4').waitFor()
  // The row scrolls smoothly.
  await expect.poll(() => carousel.getByRole('list').evaluate((list) => list.scrollLeft)).toBeGreaterThan(300)
  await carousel.getByRole('button', { name: 'Previous' }).click()
  await carousel.getByText('1 of 4').waitFor()
})

test('a printed page has its URL and date, also when it is printed before its script has loaded', async () => {
  const page = await openPage({ viewport: PHONE })
  const { promise: isPrinted, resolve: load } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await isPrinted
    await route.continue()
  })
  await page.goto('/about', { waitUntil: 'domcontentloaded' })
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  const foot = page.locator('.print-footer')
  const withDate = / · http:\/\/localhost:\d+\/about · [A-Z][a-z]{2} \d{2}, \d{4}$/
  expect(await foot.innerText()).toMatch(withDate)
  load()
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  expect(await foot.innerText()).toMatch(withDate)
})

test('an adaptation checklist, which search alone lists, opens on the page of the guides', async () => {
  const page = await openPage()
  await page.goto('/')
  await page.locator('.site-search > summary').click()
  await page.getByRole('searchbox', { name: 'Search modules and files' }).fill('adaptation checklist')
  await page.locator('.search-dropdown a[href*="preview=guide-"]', { hasText: 'Adaptation checklist' }).click()
  await page.getByRole('dialog', { name: 'Adaptation checklist' }).waitFor()
})
