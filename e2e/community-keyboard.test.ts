import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createPost, postComment, TOPICS, uniqueTitle, wordsText } from './support/discussions.ts'
import { discussionPath, openCheckedPage } from './support/forum.ts'
import { createMember } from './support/member.ts'

const LIST = '/community/discussions'

/** What has the focus, as a screen reader names it: by its label, or its text. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (element === null || element === document.body) return 'nothing'
    const labelId = element.getAttribute('aria-labelledby')
    const own = element.getAttribute('aria-label') ?? (labelId && document.getElementById(labelId)?.textContent)
    const label = 'labels' in element && element.labels instanceof NodeList ? element.labels[0]?.textContent : undefined
    return (own ?? label ?? element.textContent ?? '').trim()
  })
}

async function expectFocus(page: Page, name: RegExp): Promise<void> {
  await expect.poll(() => focused(page)).toMatch(name)
}

/** Presses Tab until an element with that name has the focus. */
async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const passed: string[] = []
  for (let press = 0; press < 100; press++) {
    await page.keyboard.press(key)
    const now = await focused(page)
    if (name.test(now)) return
    passed.push(now)
  }
  throw new Error(`No Tab leads to ${name}, only to ${passed.join(' | ')}`)
}

async function pressOn(page: Page, name: RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press(key)
}

/** The editor notes where the caret is a moment after an arrow key. */
const CARET_MS = 60

test('a keyboard user reads, comments, edits, reports and deletes', async () => {
  const [author, member] = [await createMember(), await createMember({ firstName: 'Joseph', lastName: 'Banda' })]
  const discussion = await createPost(author)
  await postComment(author, discussion.id, 'Has nobody an idea?')
  const page = await openCheckedPage({ as: member })
  await page.goto(`${LIST}?sort=recent`)
  await page.getByText('Your account: Joseph Banda').waitFor({ state: 'attached' })
  await pressOn(page, new RegExp(`^${discussion.title.replace(/[()]/g, '\\$&')}$`))
  await page.waitForURL(`**${discussionPath(discussion)}`)
  await expectFocus(page, /^A question/)

  await pressOn(page, /^Follow$/)
  await page.getByRole('button', { name: 'Following', pressed: true }).waitFor()
  await expectFocus(page, /^Following$/)
  await pressOn(page, /^Reply to Amina Nakato$/)
  await expectFocus(page, /^Add your comment/)
  await page.keyboard.type('foam, and a cloth over it')
  await pressOn(page, /^Post comment$/)
  await expectFocus(page, /foam, and a cloth over it/)

  await pressOn(page, /^Edit your comment$/)
  const edit = page.getByRole('dialog', { name: 'Edit comment' })
  await edit.waitFor()
  await tabTo(page, /^Edit details/)
  await page.keyboard.press('Control+End')
  await page.keyboard.type(', twice')
  await pressOn(page, /^Save$/)
  await edit.waitFor({ state: 'detached' })
  await expectFocus(page, /^Edit your comment$/)
  await page.locator('.comment').getByText('foam, and a cloth over it, twice').waitFor()
  await page.keyboard.press('Enter')
  await edit.waitFor()
  await page.keyboard.press('Escape')
  await edit.waitFor({ state: 'detached' })
  await expectFocus(page, /^Edit your comment$/)

  await tabTo(page, /^Report the comment of Amina Nakato$/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  const report = page.getByRole('dialog', { name: 'Report this comment' })
  await report.waitFor()
  await pressOn(page, /^Spam or advertising$/, 'Space')
  await pressOn(page, /^Send report$/)
  await expectFocus(page, /^Thank you/)
  await pressOn(page, /^Close$/)
  await report.waitFor({ state: 'detached' })
  await page.locator('.comment').getByText('Reported').waitFor()
  await expectFocus(page, /Has nobody an idea\?/)

  await tabTo(page, /^Report$/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Report this post' }).waitFor()
  await pressOn(page, /^Spam or advertising$/, 'Space')
  await pressOn(page, /^Send report$/)
  await expectFocus(page, /^Thank you/)
  await pressOn(page, /^Close$/)
  await page.locator('article').getByText('Reported').waitFor()
  await expectFocus(page, /^Following$/)

  await pressOn(page, /^Delete your comment$/)
  const question = page.getByRole('dialog', { name: 'Delete comment' })
  await question.waitFor()
  await pressOn(page, /^Delete comment$/)
  await question.waitFor({ state: 'detached' })
  await expectFocus(page, /^1 comment$/)
})

test('a keyboard user writes a post with bold text and a link, and deletes it', async () => {
  const member = await createMember()
  const title = uniqueTitle('Written without a mouse')
  const page = await openCheckedPage({ as: member })
  await page.goto(LIST)
  await page.getByText('Your account: Amina Nakato').waitFor({ state: 'attached' })
  const dialog = page.getByRole('dialog')
  await pressOn(page, /^Create A New Post \+$/)
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expectFocus(page, /^Create A New Post \+$/)

  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Continue' }).waitFor()
  await pressOn(page, /^Continue$/)
  await expectFocus(page, /^Topic/)
  await page.keyboard.type(TOPICS.platform)
  await tabTo(page, /^Title/)
  await page.keyboard.type(title)
  await page.getByRole('toolbar', { name: 'Text style' }).waitFor()
  await tabTo(page, /^Detail/)
  await page.keyboard.type(`${wordsText(12)} `)
  await page.waitForTimeout(CARET_MS)
  await tabTo(page, /^Bold$/, 'Shift+Tab')
  await page.keyboard.press('Space')
  await expectFocus(page, /^Detail/)
  await page.keyboard.type('as bold as this')
  await page.waitForTimeout(CARET_MS)
  await page.keyboard.press('Shift+Tab')
  await expectFocus(page, /^Bold$/)
  for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowRight')
  await expectFocus(page, /^Link$/)
  await page.keyboard.press('Enter')
  const link = page.getByRole('dialog', { name: 'Add Link' })
  await link.waitFor()
  await expectFocus(page, /^Text to display/)
  await page.keyboard.type('the list')
  await tabTo(page, /^Link to/)
  await page.keyboard.type('example.org/list')
  await page.keyboard.press('Enter')
  await link.waitFor({ state: 'hidden' })
  await expectFocus(page, /^Detail/)
  await pressOn(page, /^Create Post$/)
  await page.waitForURL(/\/community\/discussions\/written-without-a-mouse/)
  await expectFocus(page, /^Written without a mouse/)
  await page.locator('article strong', { hasText: 'as bold as this' }).first().waitFor()
  await page.locator('article a[href="https://example.org/list"]', { hasText: 'the list' }).waitFor()
  await page.locator('article').getByText(TOPICS.platform).waitFor()

  await pressOn(page, /^Delete$/)
  await page.getByRole('dialog', { name: 'Delete post' }).waitFor()
  await pressOn(page, /^Delete post$/)
  await page.waitForURL((url) => url.pathname === LIST)
  await expectFocus(page, /^Community$/)
})
