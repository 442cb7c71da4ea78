import { expect, test } from 'vitest'
import { openPage, PHONE } from './support/browser.ts'
import { asMember } from './support/member.ts'
import { createStaff } from './support/staff.ts'

const DIALOG = { name: 'Feedback' } as const

test('the survey opens after the third page change and is not offered again once it is answered', async () => {
  const page = await openPage({ asksForFeedback: true, viewport: PHONE })
  await page.goto('/')
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  for (const [name, path] of [
    ['Browse Training Modules', '/training'],
    ['Male condoms', '/training/male-condoms'],
    ['Preparing A Session', '/training/male-condoms/sessions'],
  ] as const) {
    expect(await page.getByRole('dialog', DIALOG).count()).toBe(0)
    await page.getByRole('main').getByRole('link', { name }).first().click()
    await page.waitForURL(`**${path}`)
  }
  const dialog = page.getByRole('dialog', DIALOG)
  await dialog.waitFor()
  await dialog.getByRole('button', { name: 'Send feedback' }).click()
  await dialog.locator('.field-error').first().waitFor()
  await dialog.getByLabel('What is your role?').selectOption('trainer')
  await dialog.getByLabel('4', { exact: true }).check()
  await dialog.getByLabel('Yes', { exact: true }).check()
  await dialog.getByRole('textbox').fill('Good on a slow line.')
  await page.route('**/api/feedback/', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Send feedback' }).click()
  await dialog.getByRole('alert').waitFor()
  expect(await dialog.getByRole('textbox').inputValue()).toBe('Good on a slow line.')
  await page.unroute('**/api/feedback/')
  await dialog.getByRole('button', { name: 'Send feedback' }).click()
  await dialog.getByText('Thank you for your feedback.').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('userCompletedSurvey'))).toBe('true')
})

test('the survey opens for a reader who only reads, but not over a form, and once on a device', async () => {
  const page = await openPage({ asksForFeedback: true, viewport: PHONE })
  const visit = async (path: string) => {
    await page.goto(path)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  }
  for (const path of ['/', '/training', '/training', '/faq']) await visit(path)
  // A form in view: the survey waits for another page.
  await visit('/user/login')
  await page.waitForTimeout(1500)
  expect(await page.getByRole('dialog', DIALOG).count()).toBe(0)
  await visit('/about')
  const dialog = page.getByRole('dialog', DIALOG)
  await dialog.waitFor()
  await dialog.getByRole('button', { name: 'Send feedback' }).click()
  const isInView = (name: string) =>
    dialog.getByText(name).evaluate((element) => {
      const { x, y } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + 5, y + 5))
    })
  expect(await isInView('What is your role?')).toBe(true)
  await dialog.getByRole('button', { name: 'Close' }).click()
  // Closed without an answer, it does not come back, in another tab neither.
  const other = await page.context().newPage()
  for (const path of ['/', '/training', '/faq', '/about', '/news-and-updates']) {
    await other.goto(path)
    await other.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  }
  await other.waitForTimeout(1000)
  expect(await other.getByRole('dialog', DIALOG).count()).toBe(0)
})

test('the survey never opens for staff', async () => {
  const page = await openPage({ asksForFeedback: true })
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const isOffered = () => fetched.some((path) => path.startsWith('/assets/offer-survey-'))
  await asMember(page, await createStaff('moderator'))
  for (const path of ['/', '/training', '/faq', '/about', '/news-and-updates'])
    await page.goto(path, { waitUntil: 'networkidle' })
  expect([isOffered(), await page.getByRole('dialog', DIALOG).count()]).toEqual([false, 0])
  await page.evaluate(() => localStorage.removeItem('refresh_token'))
  await page.evaluate(() => localStorage.removeItem('access_token'))
  await page.goto('/training-guides')
  await page.getByRole('dialog', DIALOG).waitFor()
  expect(isOffered()).toBe(true)
})

test('the Feedback button opens the survey', async () => {
  const page = await openPage()
  await page.goto('/about')
  await page.getByRole('button', { name: 'Feedback' }).click()
  await page.getByRole('dialog', DIALOG).waitFor()
})
