import type { Locator, Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { HTML_SAMPLES, WHATSAPP_HTML, WHATSAPP_TEXT } from '#testing/rich-text/paste-samples.ts'
import { PHONE } from './support/browser.ts'
import { createPost, listPostsTitled, readPost, TOPICS, uniqueTitle, wordsText } from './support/discussions.ts'
import { createMember } from './support/member.ts'
import { detailOf, htmlOf, openMemberPage, openPostForm, passGuidelines, postForm } from './support/posting.ts'

const LIST = '/community/discussions'
const EDITOR_SCRIPT = '**/RichTextEditor-*.js'

const FORMATTED = `<p>${wordsText(12)} <strong>bold</strong></p>`
const MISSING = 'The editor could not be loaded. Your text is kept as it is.'

/** Opens the form that edits one's own post. @param onScript handles the request for the editor's script */
async function openEditedPost(body: string, onScript: (route: Route) => Promise<void>) {
  const member = await createMember()
  const { slug } = await createPost(member, { body })
  const { page } = await openMemberPage(`${LIST}/${slug}`, { member, viewport: PHONE })
  await page.route(EDITOR_SCRIPT, onScript)
  await page.locator('.post-actions').getByRole('button', { name: 'Edit' }).click()
  return { page, form: postForm(page), slug }
}

/** Delays the editor's script. @returns a function that releases it */
function delayScript() {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  const onScript = async (route: Route) => {
    await promise
    await route.continue()
  }
  return { onScript, release }
}

const plainField = (form: Locator) => form.getByRole('textbox', { name: 'Detail' }).and(form.locator('textarea'))

/** Pastes content that another program put into the clipboard. */
async function paste(form: Locator, type: 'text/html' | 'text/plain', content: string) {
  await detailOf(form).evaluate(
    (editor, [mediaType, data]) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData(mediaType ?? '', data ?? '')
      editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    [type, content],
  )
}

async function openForm(given: Parameters<typeof openMemberPage>[1] = {}): Promise<{ page: Page; form: Locator }> {
  const { page } = await openMemberPage(LIST, given)
  return { page, form: await openPostForm(page) }
}

/** The name of the button that has the focus, or of the element. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.className)

/** Waits until the caret is back in the text, a moment after a button was pressed or a dialog was closed. */
async function writing(form: Locator) {
  await detailOf(form).and(form.page().locator(':focus')).waitFor()
  await form.page().waitForTimeout(60)
}

/** Waits, because the editor handles an arrow key a moment later. */
async function pressArrow(page: Page, key: string) {
  await page.keyboard.press(key)
  await page.waitForTimeout(60)
}

test('a member who pastes from another program keeps text, lists and links, and nothing else', async () => {
  const { form, page } = await openForm()
  for (const [from, clipboard, html] of HTML_SAMPLES) {
    await detailOf(form).press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
    await paste(form, 'text/html', clipboard)
    await expect.poll(() => htmlOf(form), { message: from }).toBe(html)
  }
  await detailOf(form).press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await paste(form, 'text/plain', WHATSAPP_TEXT)
  const [address, link] = [
    'https://example.org/_map_',
    '<a href="https://example.org/_map_">https://example.org/_map_</a>',
  ]
  await expect.poll(() => htmlOf(form)).toBe(WHATSAPP_HTML.replace(address, link))
  await form.getByLabel('Topic').selectOption({ label: TOPICS.modules })
  const title = uniqueTitle('Pasted')
  await form.getByLabel('Title').fill(title)
  await form.getByRole('button', { name: 'Create Post' }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  expect(await page.locator('article .prose ul li').allTextContents()).toEqual(['your ID', 'two pens'])
})

test('a member who types or pastes stars and underscores gets bold and italic; a single star stays', async () => {
  const { form, page } = await openForm()
  await detailOf(form).click()
  await page.keyboard.type('*Wash* _well_ **again** ')
  const words = '<strong>Wash</strong> <em>well</em> <strong>again</strong> '
  await expect.poll(() => htmlOf(form)).toBe(`<p>${words}</p>`)
  await paste(form, 'text/plain', '*Dry* them *well *but not *here ')
  await expect.poll(() => htmlOf(form)).toBe(`<p>${words}<strong>Dry</strong> them *well *but not *here</p>`)
})

test('a member without the editor’s script writes in a plain field, and its paragraphs are saved', async () => {
  const { page } = await openMemberPage(LIST, { viewport: PHONE })
  await page.route(EDITOR_SCRIPT, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('RichTextEditor-'))
  await page.getByRole('button', { name: 'Create A New Post +' }).click()
  await passGuidelines(page)
  await failed
  const form = postForm(page)
  const title = uniqueTitle('Written plainly')
  await form.getByLabel('Topic').selectOption({ label: TOPICS.modules })
  await form.getByLabel('Title').fill(title)
  const detail = form.getByRole('textbox', { name: 'Detail' })
  await detail.fill('Too short')
  await form.getByText('2/200 words').waitFor()
  await form.getByRole('button', { name: 'Create Post' }).click()
  await form.getByText('Detail must have at least 10 words').waitFor()
  expect(await detail.evaluate((field) => field === document.activeElement)).toBe(true)
  await detail.fill(`${wordsText(6)}\n\n1 < 2 & so on\nnext line`)
  await form.getByRole('button', { name: 'Create Post' }).click()
  await page.waitForURL(/\/discussions\/written-plainly/)
  const [post] = await listPostsTitled(title)
  expect((await readPost(post?.slug ?? '')).body).toBe(`<p>${wordsText(6)}</p><p>1 &lt; 2 &amp; so on<br>next line</p>`)
})

test('a member without the editor edits a post without formatting in the plain field', async () => {
  const body = `<p>${wordsText(12)}</p><p>1 &lt; 2 &amp; so on<br>next line</p>`
  const { page, form, slug } = await openEditedPost(body, (route) => route.abort())
  expect(await plainField(form).inputValue()).toBe(`${wordsText(12)}\n\n1 < 2 & so on\nnext line`)
  await plainField(form).press('ControlOrMeta+End')
  await page.keyboard.type('!')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.waitFor({ state: 'detached' })
  expect((await readPost(slug)).body).toBe(body.replace('next line', 'next line!'))
})

test('a member without the editor cannot edit a formatted post, tries again, and keeps other changes', async () => {
  const { page, form, slug } = await openEditedPost(FORMATTED, (route) => route.abort())
  await form.getByRole('alert').getByText(MISSING).waitFor()
  expect(await plainField(form).count()).toBe(0)
  const title = uniqueTitle('Changed without the editor')
  await form.getByLabel('Title').fill(title)
  await page.unroute(EDITOR_SCRIPT)
  await form.getByRole('button', { name: 'Try again' }).click()
  // A browser that does not fetch a script again after a failure loads the page again.
  await page.waitForFunction(() => document.querySelector('.editor-text, body:not(:has(dialog[open]))'))
  if ((await form.count()) === 0) await page.locator('.post-actions').getByRole('button', { name: 'Edit' }).click()
  await detailOf(form).waitFor()
  expect(await form.getByLabel('Title').inputValue()).toBe(title)
  expect(await detailOf(form).locator('strong').textContent()).toBe('bold')
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  expect((await readPost(slug)).body).toBe(FORMATTED)
})

test('a member who edits a formatted post waits for a slow editor', async () => {
  const { onScript, release } = delayScript()
  const { form } = await openEditedPost(FORMATTED, onScript)
  await form.getByRole('status', { name: 'Loading the editor' }).waitFor()
  expect(await plainField(form).count()).toBe(0)
  release()
  await detailOf(form).locator('strong').waitFor()
  expect(await htmlOf(form)).toBe(FORMATTED)
})

test('a member who types before the editor has loaded continues in the plain field, and gets the editor on coming back', async () => {
  const { page } = await openMemberPage(LIST)
  const { onScript, release } = delayScript()
  await page.route(EDITOR_SCRIPT, onScript)
  await page.getByRole('button', { name: 'Create A New Post +' }).click()
  await passGuidelines(page)
  const form = postForm(page)
  await plainField(form).click()
  await page.keyboard.type('One paragraph')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('and ')
  const script = page.waitForResponse(EDITOR_SCRIPT)
  release()
  await (await script).finished()
  await page.keyboard.type('another')
  expect(await plainField(form).inputValue()).toBe('One paragraph\n\nand another')
  await form.getByLabel('Title').click()
  await detailOf(form).waitFor()
  expect(await htmlOf(form)).toBe('<p>One paragraph</p><p>and another</p>')
  await detailOf(form).press('ControlOrMeta+End')
  await page.keyboard.type(' line')
  await expect.poll(() => htmlOf(form)).toBe('<p>One paragraph</p><p>and another line</p>')
})

test('a member adds, corrects, edits and removes a link in its dialog', async () => {
  const { page, form } = await openForm({ viewport: PHONE })
  await detailOf(form).click()
  await page.keyboard.type('Read the guide')
  await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft')
  await page.waitForTimeout(60)
  await form.getByRole('button', { name: 'Link' }).click()
  const add = page.getByRole('dialog', { name: 'Add Link' })
  expect(await add.getByLabel('Text to display').inputValue()).toBe('guide')
  expect(await add.getByLabel('Link to').evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await add.getByText('Write the address that the link opens').waitFor()
  for (const [wrong, sentence] of [
    ['javascript:alert(1)', 'A link must start with https://, http:// or mailto:'],
    ['guide', 'Write a full web address, such as who.int/page, or an email address'],
  ] as const) {
    await add.getByLabel('Link to').fill(wrong)
    await page.keyboard.press('Enter')
    await add.getByText(sentence).waitFor()
    expect(await add.getByLabel('Link to').inputValue()).toBe(wrong)
  }
  await add.getByLabel('Link to').fill('who.int/guide')
  expect(await add.getByRole('link', { name: 'Test The Link' }).getAttribute('href')).toBe('https://who.int/guide')
  await page.keyboard.press('Enter')
  await add.waitFor({ state: 'hidden' })
  await expect.poll(() => htmlOf(form)).toBe('<p>Read the <a href="https://who.int/guide">guide</a></p>')
  await writing(form)
  await page.keyboard.type(' now')
  await expect.poll(() => htmlOf(form)).toBe('<p>Read the <a href="https://who.int/guide">guide</a> now</p>')

  for (let step = 0; step < 6; step++) await pressArrow(page, 'ArrowLeft')
  await page.keyboard.press('ControlOrMeta+k')
  const edit = page.getByRole('dialog', { name: 'Edit Link' })
  expect(await edit.getByLabel('Link to').inputValue()).toBe('https://who.int/guide')
  await edit.getByLabel('Text to display').fill('new guide')
  await edit.getByLabel('Link to').fill('editor@example.org')
  await edit.getByRole('button', { name: 'Save Link' }).click()
  await expect.poll(() => htmlOf(form)).toBe('<p>Read the <a href="mailto:editor@example.org">new guide</a> now</p>')
  await writing(form)
  await pressArrow(page, 'ArrowLeft')
  await page.keyboard.press('ControlOrMeta+k')
  await edit.getByRole('button', { name: 'Remove link' }).click()
  await expect.poll(() => htmlOf(form)).toBe('<p>Read the new guide now</p>')
})

test('a member who presses Escape closes only the link dialog; the post keeps what was typed', async () => {
  const { page, form } = await openForm()
  await form.getByLabel('Title').fill('Under the window')
  await detailOf(form).click()
  await page.keyboard.type('Something')
  await page.keyboard.press('ControlOrMeta+k')
  const add = page.getByRole('dialog', { name: 'Add Link' })
  await add.getByLabel('Text to display').fill('and a link')
  await page.keyboard.press('Escape')
  await add.waitFor({ state: 'hidden' })
  expect(await form.getByLabel('Title').inputValue()).toBe('Under the window')
  await writing(form)
  await page.keyboard.type(' more')
  await expect.poll(() => htmlOf(form)).toBe('<p>Something more</p>')
  await form.getByRole('button', { name: 'Link' }).click()
  await add.getByRole('button', { name: 'Cancel' }).click()
  await add.waitFor({ state: 'hidden' })
  await form.getByRole('button', { name: 'Link' }).click()
  await page.mouse.click(5, 5)
  await add.waitFor({ state: 'hidden' })
  expect(await htmlOf(form)).toBe('<p>Something more</p>')
})

test('a keyboard user reaches the editor’s buttons, and leaves it with Tab', async () => {
  const { page, form } = await openForm()
  await form.getByLabel('Title').focus()
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Bold')
  await page.keyboard.press('ArrowLeft')
  expect(await focused(page)).toBe('Undo')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  expect(await focused(page)).toBe('Italic')
  await page.keyboard.press('Space')
  expect(await form.getByRole('button', { name: 'Italic' }).getAttribute('aria-pressed')).toBe('true')
  await writing(form)
  await page.keyboard.type('Soon')
  await page.keyboard.press('Shift+Tab')
  expect(await focused(page)).toBe('Italic')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await writing(form)
  await page.keyboard.type('er')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+i')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type('Later')
  const list = '<ul><li><p><em>Sooner</em></p></li><li><p><strong>Later</strong></p></li></ul>'
  await expect.poll(() => htmlOf(form)).toBe(list)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => htmlOf(form)).not.toContain('Later')
})
