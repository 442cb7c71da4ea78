import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PHONE } from './support/browser.ts'
import { createPost, postComment } from './support/discussions.ts'
import { createMember } from './support/member.ts'
import { detailOf, htmlOf, openMemberPage, openPostForm, passGuidelines, postForm } from './support/posting.ts'

const LIST = '/community/discussions'
const EDITOR_SCRIPT = '**/RichTextEditor-*.js'
const ON_A_PHONE = { viewport: PHONE, hasTouch: true } as const

/** A phone's keyboard: it underlines a word during the composition, and inserts the complete word. */
async function openPhoneKeyboard(page: Page) {
  const session = await page.context().newCDPSession(page)
  const grow = async (text: string) => {
    for (let end = 1; end <= text.length; end++)
      await session.send('Input.imeSetComposition', {
        text: text.slice(0, end),
        selectionStart: end,
        selectionEnd: end,
      })
  }
  const end = (text: string) => session.send('Input.insertText', { text })
  const write = async (words: string) => {
    for (const word of words.split(' ')) {
      await grow(word)
      await end(`${word} `)
    }
  }
  return { grow, end, write }
}

const plainField = (form: Locator) => form.getByRole('textbox', { name: 'Detail' }).and(form.locator('textarea'))

test('a phone user types whole words into the editor, also in bold', async () => {
  const { page } = await openMemberPage(LIST, ON_A_PHONE)
  const form = await openPostForm(page)
  await detailOf(form).tap()
  const keyboard = await openPhoneKeyboard(page)
  await keyboard.write('We use')
  await form.getByRole('button', { name: 'Bold' }).tap()
  await keyboard.write('foam rubber')
  await expect.poll(() => htmlOf(form)).toMatch(/^<p>We use <strong>foam rubber ?<\/strong> ?<\/p>$/)
  await form.getByText('4/200 words').waitFor()
})

test('a phone user who is typing when the editor loads keeps the word, and gets the editor afterwards', async () => {
  const { page } = await openMemberPage(LIST, ON_A_PHONE)
  const { promise: isWanted, resolve: release } = Promise.withResolvers<void>()
  await page.route(EDITOR_SCRIPT, async (route) => {
    await isWanted
    await route.continue()
  })
  await page.getByRole('button', { name: 'Create A New Post +' }).tap()
  await passGuidelines(page)
  const form = postForm(page)
  await plainField(form).tap()
  const keyboard = await openPhoneKeyboard(page)
  await keyboard.grow('foa')
  const script = page.waitForResponse(EDITOR_SCRIPT)
  release()
  await (await script).finished()
  await keyboard.grow('foam')
  await keyboard.end('foam ')
  await keyboard.write('rubber')
  expect(await plainField(form).inputValue()).toBe('foam rubber ')
  await form.getByLabel('Title').tap()
  await expect.poll(() => detailOf(form).textContent()).toBe('foam rubber')
})

test('a phone user who types @ and a name chooses it with a tap', async () => {
  const author = await createMember({ firstName: 'Joseph', lastName: 'Banda' })
  const discussion = await createPost(author)
  await postComment(author, discussion.id, 'Who has tried it?')
  const { page } = await openMemberPage(`${LIST}/${discussion.slug}`, ON_A_PHONE)
  const field = page.getByRole('textbox', { name: 'Add your comment' })
  await field.tap()
  const keyboard = await openPhoneKeyboard(page)
  await keyboard.grow('@jos')
  await page.getByRole('option', { name: 'Joseph Banda' }).tap()
  await expect.poll(() => field.inputValue()).toBe('@Joseph Banda ')
})
