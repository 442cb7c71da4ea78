import { expect, test } from 'vitest'
import { openPage, PHONE } from './support/browser.ts'

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

test('the survey also opens for a reader who does not interact with the pages', async () => {
  const page = await openPage({ asksForFeedback: true, untouched: true })
  for (const path of ['/', '/training', '/training', '/faq']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await page.locator('html[data-hydrated]').count(), path).toBe(0)
  }
  await page.goto('/about')
  await page.getByRole('dialog', DIALOG).waitFor()
})

test('the Feedback button opens the survey', async () => {
  const page = await openPage()
  await page.goto('/about')
  await page.getByRole('button', { name: 'Feedback' }).click()
  await page.getByRole('dialog', DIALOG).waitFor()
})
