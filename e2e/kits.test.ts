import { execFileSync } from 'node:child_process'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { findViolations } from './support/accessibility.ts'
import { atRest, DESKTOP, openPage, PHONE } from './support/browser.ts'
import { tabTo } from './support/keyboard.ts'
import { asMember, createMember, type Member, PASSWORD } from './support/member.ts'
import { moduleNumber } from './support/modules.ts'
import { createNetwork } from './support/network.ts'

async function call(member: Member, path: string, body: object) {
  const response = await fetch(inject('siteUrl') + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${member.access}` },
    body: JSON.stringify(body),
  })
  return response.json()
}

/** A member with a folder of three handouts. @returns their titles too */
async function aKit(name: string) {
  const member = await createMember()
  const { id } = await call(member, '/api/training/bookmarks/', { folder_name: name })
  const module = await moduleNumber('male-condoms')
  const { results } = await (await fetch(`${inject('siteUrl')}/api/training/handout/?module=${module}`)).json()
  const handouts: { id: number; title: string }[] = results.slice(0, 3)
  for (const handout of handouts)
    await call(member, `/api/training/bookmarks/${id}/add/`, { type: 'handouts', id: handout.id })
  return { member, titles: handouts.map(({ title }) => title) }
}

async function openKit(page: Page, name: string) {
  await page.goto('/user/bookmarks')
  await page.getByRole('navigation', { name: 'Folders' }).getByRole('button', { name }).click()
  await page.getByRole('heading', { name: 'In this order' }).waitFor()
}

const titlesOf = (page: Page) => page.locator('.kit-edit-title').allTextContents()
const visible = { visible: true } as const

test('on a phone a trainer orders a kit, notes copies also without a network, prints and shares it', async () => {
  const { member, titles } = await aKit('Week on the phone')
  const [first = '', second = '', third = ''] = titles
  const page = await openPage({ viewport: PHONE, hasTouch: true, acceptDownloads: true })
  await asMember(page, member)
  await openKit(page, 'Week on the phone')
  await page.getByRole('button', { name: 'Order and notes' }).tap()
  await page.getByRole('button', { name: `Move down: ${first}` }).tap()
  await page.getByText('Moved to place 2 of 3').waitFor({ state: 'attached' })
  expect(await titlesOf(page)).toEqual([second, first, third])
  // The page scrolls with the row, so the next press moves the same row.
  const down = page.getByRole('button', { name: `Move down: ${first}` })
  const before = await down.boundingBox()
  await down.tap()
  await expect.poll(() => titlesOf(page)).toEqual([second, third, first])
  expect((await down.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
  await page.getByRole('button', { name: `Move up: ${first}` }).tap()
  await page.getByLabel(`Copies: ${second}`).fill('40')
  await page.getByLabel(`Note: ${second}`).fill('for clients')
  await page.getByText('Saved', { exact: true }).waitFor()

  await page.context().setOffline(true)
  await page.getByLabel(`Note: ${third}`).fill('نسخة لكل متدربة')
  await page.getByText('Not saved yet. It is kept on this phone and sent when the network is back.').waitFor()
  // Another tab, after the first one was closed.
  const other = await page.context().newPage()
  await page.close()
  await other.context().setOffline(false)
  await openKit(other, 'Week on the phone')
  await other.getByText('نسخة لكل متدربة').waitFor()
  await expect
    .poll(async () => JSON.stringify(await readFolders(member)), { timeout: 20_000 })
    .toContain('نسخة لكل متدربة')

  await other.getByRole('button', { name: 'Order and notes' }).tap()
  await other.getByRole('button', { name: `Remove: ${third}` }).tap()
  await expect.poll(() => titlesOf(other)).toEqual([second, first])
  await other.getByRole('button', { name: 'Undo' }).filter(visible).tap()
  await expect.poll(() => titlesOf(other)).toEqual([second, first, third])
  await expect.poll(() => other.getByLabel(`Note: ${third}`).inputValue()).toBe('نسخة لكل متدربة')
  expect(await findViolations(other)).toEqual([])
  await other.getByRole('button', { name: 'Done' }).filter(visible).tap()

  const print = other.getByRole('dialog', { name: 'Print set' })
  // Twice, because the kit may have changed meanwhile.
  for (const _ of [1, 2]) {
    await other
      .getByRole('link', { name: /^Print/ })
      .filter(visible)
      .tap()
    await print.getByText('One PDF').waitFor()
    await atRest(other)
    expect(await findViolations(other)).toEqual([])
    const saved = other.waitForEvent('download')
    await print.getByRole('link', { name: 'Make the PDF' }).tap()
    const pdf = (await (await saved).path()) ?? ''
    expect(execFileSync('head', ['-c', '5', pdf]).toString()).toBe('%PDF-')
  }

  await other
    .getByRole('button', { name: /^Share/ })
    .filter(visible)
    .tap()
  const share = other.getByRole('dialog', { name: 'Share link' })
  const url = await share.getByRole('textbox').inputValue()
  const guest = await openPage({ viewport: PHONE, javaScriptEnabled: false })
  const answer = await guest.goto(url)
  expect(await answer?.text()).toMatch(/<meta name="robots" content="noindex"/)
  await guest.getByText('for clients').waitFor()
  await guest.getByRole('link', { name: /^Download All/ }).waitFor()
  await share.getByRole('button', { name: 'Turn link off' }).tap()
  await other.getByText('The link is off').first().waitFor({ state: 'attached' })
  expect((await guest.goto(url))?.status()).toBe(410)
  await guest.getByRole('heading', { name: 'This kit is no longer shared' }).waitFor()
  await guest.getByRole('searchbox').first().waitFor()
})

async function readFolders(member: Member): Promise<unknown> {
  const headers = { authorization: `Bearer ${member.access}` }
  return (await fetch(`${inject('siteUrl')}/api/training/bookmarks/`, { headers })).json()
}

test('with the keyboard alone a kit is put in order, shared and saved by another member', async () => {
  const { member, titles } = await aKit('Week at the desk')
  const page = await openPage({ viewport: DESKTOP })
  await asMember(page, member)
  await openKit(page, 'Week at the desk')
  await tabTo(page, /^Order and notes$/)
  await page.keyboard.press('Enter')
  const down = `Move down: ${titles[0]}`
  await page.getByRole('button', { name: down }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect.poll(() => titlesOf(page)).toEqual([titles[1], titles[2], titles[0]])
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(down)
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Done' }).filter(visible).focus()
  await page.keyboard.press('Enter')
  expect(await findViolations(page)).toEqual([])
  await tabTo(page, /^Share link/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  const url = await page.getByRole('dialog', { name: 'Share link' }).getByRole('textbox').inputValue()

  const { email } = await createMember()
  const reader = await openPage({ viewport: DESKTOP })
  await reader.goto(url)
  await reader.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  expect(await findViolations(reader)).toEqual([])
  await reader.getByRole('button', { name: 'Save to my folders' }).focus()
  await reader.keyboard.press('Enter')
  const login = reader.getByRole('dialog', { name: 'Log in to continue' })
  await login.getByText('Then saved for you:').waitFor()
  await login.getByLabel('Email').fill(email)
  await login.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await reader.keyboard.press('Enter')
  await reader.getByText('Saved to your folders as Week at the desk').first().waitFor({ state: 'attached' })
  await reader.getByRole('button', { name: 'Save to my folders' }).focus()
  await reader.keyboard.press('Enter')
  await reader.getByText('Already in your folders').first().waitFor({ state: 'attached' })
})

test('without a network a notice names each failed action, and a typed note is sent when the network is back', async () => {
  const { member, titles } = await aKit('Week without network')
  const network = await createNetwork(inject('siteUrl'))
  const page = await openPage({ baseURL: network.url, viewport: DESKTOP })
  await asMember(page, member)
  await openKit(page, 'Week without network')
  const share = page.getByRole('dialog', { name: 'Share link' })
  await page.getByRole('button', { name: 'Order and notes' }).click()
  await network.cut()
  await page.getByLabel(`Note: ${titles[0]}`).fill('for the ward')
  await page.getByText('Not saved yet. It is kept on this computer and sent when the network is back.').waitFor()
  await page.getByRole('button', { name: `Remove: ${titles[1]}` }).click()
  const notice = page.locator('.floating-notice')
  await notice.getByText(/^Unable to remove bookmark/).waitFor()
  // One line, as wide as its words: not in a column of the page.
  expect((await notice.boundingBox())?.width).toBeGreaterThan(400)
  await page.getByRole('button', { name: 'Done' }).filter(visible).click()
  await page.getByRole('button', { name: /^Share link/ }).click()
  await notice.getByText(/^Unable to share/).waitFor()
  expect(await share.isVisible()).toBe(false)

  await network.restore()
  await expect
    .poll(async () => JSON.stringify(await readFolders(member)), { timeout: 30_000 })
    .toContain('for the ward')
  await page.getByRole('button', { name: /^Share link/ }).click()
  const showNotes = share.getByLabel(/^Show my notes/)
  await showNotes.waitFor()
  await network.cut()
  await showNotes.click()
  await notice.getByText(/^Unable to share/).waitFor()
  expect(await share.isVisible()).toBe(false)
})
