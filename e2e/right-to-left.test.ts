import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { openPage } from './support/browser.ts'
import { createPost, postComment } from './support/discussions.ts'
import { createMember } from './support/member.ts'
import { MODULE } from './support/pages.ts'
import { detailOf, htmlOf, openMemberPage, openPostForm } from './support/posting.ts'

const ARABIC = 'تدريب على الغرسات (implants)!'
/** Fields of the API that people write. */
const WRITTEN =
  /^(name|title|details|description|body|comment|excerpt|bio|first_name|last_name|section_name|question|intro|video_title|summary|.*_desc|text|subtitle|link_name)$/
const HTML = /^(background|origin|left_out|purpose|facilitators_guide|body|content|answer|subtitle_body|intro|more)$/

const PAGES = [
  '/training',
  MODULE,
  `${MODULE}/sessions`,
  `${MODULE}/downloads`,
  `${MODULE}/related-discussions`,
  '/search?query=condoms',
  '/materials-in-french',
  '/training-guides',
  '/news-and-updates',
  '/getting-started/faq',
  '/about',
  '/',
  '/community/discussions',
  '/community/guidelines',
]

test('text in Arabic runs from right to left on every kind of page', async () => {
  const page = await openPage()
  await page.goto(`${inject('siteUrl')}/user/login`)
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: inArabic(await response.json()) })
  })
  const member = await createMember()
  const { id, slug } = await createPost(member)
  await postComment(member, id, 'A first answer.')
  const wrong = []
  for (const path of [...PAGES, `/community/discussions/${slug}`, `/community/user/${member.pk}`]) {
    await open(page, path)
    wrong.push(...(await listWrong(page)).map((text) => `${path}: ${text}`))
  }
  expect(wrong).toEqual([])
})

test('a post in Arabic runs from right to left while it is typed, and English in it from left to right', async () => {
  const { page } = await openMemberPage('/community/discussions')
  const form = await openPostForm(page)
  await form.getByLabel('Title').fill(ARABIC)
  await detailOf(form).pressSequentially(ARABIC)
  await page.keyboard.press('Enter')
  await page.keyboard.type('English (implants)!')
  const directions = (parts: Locator) => parts.evaluateAll((all) => all.map((part) => getComputedStyle(part).direction))
  expect(await directions(form.getByLabel('Title'))).toEqual(['rtl'])
  await expect.poll(() => directions(detailOf(form).locator('p'))).toEqual(['rtl', 'ltr'])
  expect(await htmlOf(form)).toBe(`<p>${ARABIC}</p><p>English (implants)!</p>`)
})

function inArabic(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => inArabic(item, key))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inArabic(inner, name)]))
  if (typeof value !== 'string' || value === '') return value
  if (HTML.test(key) && value.startsWith('<')) return value.replace(/>[^<]*\p{L}[^<]*</gu, `>${ARABIC}<`)
  return WRITTEN.test(key) ? ARABIC : value
}

/** Goes to a page as a click on a link does, so that its data come from the API. */
async function open(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href })
    link.dataset.navigate = ''
    document.body.append(link)
    link.click()
    link.remove()
  }, path)
  await page.waitForURL(`**${path}`)
  await page.locator('main').getByText(ARABIC).first().waitFor({ state: 'attached' })
}

/** The texts that begin with an Arabic letter and do not run from right to left. */
function listWrong(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = []
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode
      const isArabic = /^\P{L}*\p{Script=Arabic}/u.test(textContent ?? '')
      if (
        !isArabic ||
        !parentElement ||
        parentElement.closest('.visually-hidden') ||
        getComputedStyle(parentElement).direction === 'rtl'
      )
        continue
      found.push(`${parentElement.outerHTML.slice(0, 120)} in <${parentElement.parentElement?.outerHTML.slice(1, 60)}>`)
    }
    return found
  })
}
