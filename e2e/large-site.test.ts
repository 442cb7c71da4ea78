import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { closeContext, openContext } from '#app/server/open-context.ts'
import { faqSections } from '#features/pages/server/public.ts'
import { readConfig } from '#platform/config/config.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import { createModule } from '#testing/builders.ts'
import { createMember } from '#testing/member.ts'
import { newItems, writeEntry } from '#testing/write-entry.ts'
import { DESKTOP, openPage, PHONE } from './support/browser.ts'
import { bar, openToEdit } from './support/editing.ts'
import { startSite } from './support/server.ts'

const MODULES = 120
/** The addresses of the drafts of so many sections do not fit into one request. */
const SECTIONS = 300

/** Starts a site of its own. */
async function startFilled<Filled>(fill: (context: AppContext) => Promise<Filled>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'trp-large-site-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const settings = { DATA_DIR: dataDir, STARTER_CONTENT: 'off' }
  const context = await openContext(readConfig(settings))
  const filled = await fill(context)
  await closeContext(context)
  const site = await startSite(settings)
  onTestFinished(() => site.stop())
  return { baseURL: site.url, ...filled }
}

async function addModules(context: AppContext) {
  for (let n = 1; n <= MODULES; n += 1) await createModule(context, { name: `Session ${n}` })
}

function createEditor(context: AppContext) {
  const call = () => Promise.reject(new Error('this site runs in another process'))
  return createMember({ context, call }, { role: 'editor', isChecked: true })
}

test('a long list of modules shows a hundred, more in a press, and searches all', async () => {
  const { baseURL } = await startFilled(async (context) => ({ modules: await addModules(context) }))
  const page = await openPage({ baseURL, viewport: PHONE })
  await page.goto('/training')
  const names = page.locator('.module-name')
  expect(await names.count()).toBe(100)
  await page.getByRole('link', { name: 'Show 20 more of 120 modules' }).click()
  await expect.poll(() => names.count()).toBe(MODULES)
  await page.goBack()
  await expect.poll(() => names.count()).toBe(100)
  await page.getByRole('searchbox', { name: 'Search modules' }).fill('Session 120')
  await expect.poll(() => names.allTextContents()).toEqual(['Session 120'])
})

test('an editor moves a module far among many, and each press counts', async () => {
  const { baseURL, editor } = await startFilled(async (context) => {
    await addModules(context)
    return { editor: await createEditor(context) }
  })
  const page = await openPage({ baseURL, viewport: DESKTOP })
  await openToEdit(page, editor, '/training')
  const names = page.locator('.module-name')
  const down = page.getByRole('button', { name: 'Move down: Session 1', exact: true })
  await down.waitFor()
  expect(await names.count()).toBe(100)
  await down.focus()
  // Faster than an answer of the server.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Alt+ArrowDown')
  await page.getByText(`Session 1, now 4 of ${MODULES}`).waitFor({ state: 'attached' })
  await expect.poll(async () => (await names.allTextContents()).indexOf('Session 1')).toBe(3)
  await page.getByRole('button', { name: 'Move down: Session 10', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Move down: Session 20', exact: true }).press('Enter')
  await page.getByText(`Session 20, now 21 of ${MODULES}`).waitFor({ state: 'attached' })
  await expect.poll(async () => (await names.allTextContents()).indexOf('Session 20')).toBe(20)
  expect((await names.allTextContents()).indexOf('Session 10'), 'the move before it').toBe(10)
  await down.focus()
  await page.keyboard.press('Alt+End')
  await page.getByText(`Session 1, now ${MODULES} of ${MODULES}`).waitFor({ state: 'attached' })
  await expect.poll(() => names.allTextContents()).not.toContain('Session 1')

  await page.evaluate(() => localStorage.clear())
  await page.getByRole('button', { name: 'Move down: Session 5', exact: true }).press('Enter')
  await page.getByRole('dialog', { name: 'Log in to continue' }).waitFor()
  await page.getByText('You were signed out.').first().waitFor()
})

test('an editor changes a question of a long FAQ, and the name of a closed section', async () => {
  const { baseURL, editor } = await startFilled(async (context) => {
    for (let n = 1; n <= SECTIONS; n += 1) {
      const entries = newItems([{ question: `What is step ${n}?`, answer: '<p>It is simple.</p>' }])
      const value = { name: `Topic ${n}`, entries }
      await context.database.db.transaction().execute((tx) => writeEntry(tx, faqSections, value))
    }
    return { editor: await createEditor(context) }
  })
  const page = await openPage({ baseURL, viewport: DESKTOP })
  await openToEdit(page, editor, '/faq?section=1')
  const sheet = page.locator('.edit-sheet')
  await page.getByRole('button', { name: 'Edit: What is step 1?' }).click()
  await sheet.getByRole('textbox', { name: 'Question' }).fill('What is the first step?')
  await sheet.getByRole('button', { name: 'Done' }).click()
  await bar(page).getByText(/saved/).waitFor()

  const closed = page.locator('section', { has: page.getByRole('heading', { name: 'Topic 299', exact: true }) }).last()
  await closed.getByRole('button', { name: /^Edit / }).click()
  await sheet.getByRole('textbox', { name: 'Name' }).fill('The last but one')
  await sheet.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Edit: What is step 299?' }).waitFor()

  // Drafts are there again after the page was loaded, and the bar with them.
  await page.goto('/faq')
  await bar(page).getByText('Draft', { exact: true }).waitFor()
  await page.getByRole('heading', { name: 'The last but one' }).waitFor()
  await page.getByText('What is the first step?').waitFor()
})
