import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, inject } from 'vitest'
import { z } from 'zod'
import { fromAnotherAddress } from './client-address.ts'
import { asMember } from './member.ts'
import type { Staff } from './staff.ts'

const Entry = z.object({ entry: z.string() })

/** Publishes a section of the FAQ. @returns its entry */
export async function publishFaqSection(editor: Staff, name: string, ...questions: string[]): Promise<string> {
  const answer = '<p>The first answer.</p>'
  const value = { name, entries: questions.map((question, index) => ({ key: `new-${index}`, question, answer })) }
  const { entry } = Entry.parse(await post(editor, '/api/editing/entries/faq-section/', { value }))
  const published = await publishEntry(editor, 'faq-section', entry)
  // A page may be a second older than the publication.
  await expect.poll(async () => (await fetch(`${inject('siteUrl')}/faq`)).text()).toContain(name)
  return published
}

/** Publishes a section of the French materials with links. @returns its entry */
export async function publishMaterials(editor: Staff, name: string, ...links: string[]): Promise<string> {
  const files = links.map((title, index) => ({ key: `new-${index}`, title, url: 'https://www.who.int/' }))
  const value = { name, language: 'fr', files }
  const { entry } = Entry.parse(await post(editor, '/api/editing/entries/material-section/', { value }))
  return publishEntry(editor, 'material-section', entry)
}

/** Publishes the first draft of an entry. @returns its entry */
export async function publishEntry(editor: Staff, kind: string, entry: string): Promise<string> {
  const published = await post(editor, `/api/editing/entries/${kind}/${entry}/publish/`, { revision: 1, note: '' })
  return Entry.parse(published).entry
}

async function post(editor: Staff, path: string, body: unknown): Promise<unknown> {
  const response = await fetch(inject('siteUrl') + path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${editor.access}`,
      'content-type': 'application/json',
      ...fromAnotherAddress(),
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

type Session = Pick<Staff, 'access' | 'refresh'>

/** Opens a page as an editor, with edit mode off. */
export async function openAsEditor(page: Page, editor: Session, path: string): Promise<void> {
  await asMember(page, editor)
  await page.goto(path)
  await page.getByRole('button', { name: 'Edit', exact: true }).waitFor()
}

/** Opens a page in edit mode. */
export async function openToEdit(page: Page, editor: Session, path: string): Promise<void> {
  await openAsEditor(page, editor, path)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
}

/** The form of edit mode. */
export const sheet = (page: Page) => page.locator('.edit-sheet')

/** A red square. */
const PICTURE = await sharp({ create: { width: 96, height: 96, channels: 3, background: '#a4242a' } })
  .png()
  .toBuffer()

/** Uploads a picture in the form. */
export async function choosePicture(page: Page): Promise<void> {
  const input = sheet(page).locator('input[type=file]')
  await input.setInputFiles({ name: 'square.png', mimeType: 'image/png', buffer: PICTURE })
  await sheet(page).getByText('square.png', { exact: true }).waitFor()
}

/** The bar of edit mode. */
export const bar = (page: Page) => page.getByRole('region', { name: 'This draft' })

/** Publishes the draft of the bar. */
export async function publish(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog', { name: /^Publish / })
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await page.getByRole('dialog', { name: /^Version \d+ is public/ }).waitFor()
}

/** The answers of the FAQ that readers get now. */
export async function publicAnswers(): Promise<string> {
  return (await fetch(`${inject('siteUrl')}/api/faq/entry/`)).text()
}

/** Starts a module that was never published. @returns its entry */
export async function createModuleDraft(editor: Staff, name: string): Promise<string> {
  const value = { name, description: 'A short one.', category: '1', language: 'en', purpose: '<p>To learn.</p>' }
  return Entry.parse(await post(editor, '/api/editing/entries/module/', { value })).entry
}
