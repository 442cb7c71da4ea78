import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { findViolations } from './support/accessibility.ts'
import { openPage, PHONE } from './support/browser.ts'
import { asMember, createMember, type Member } from './support/member.ts'
import { moduleNumber } from './support/modules.ts'

const LONG_NAME = 'Marie-Antoinette Chukwuemeka-Okonkwo-Nyirahabimana'

/** A member with a full profile and bookmarks: two files in a folder, and a module. */
async function aBusyMember(): Promise<Member> {
  const member = await createMember({ firstName: LONG_NAME, lastName: LONG_NAME })
  const call = async (method: string, path: string, body: unknown) => {
    const answer = await fetch(inject('siteUrl') + path, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${member.access}` },
      body: JSON.stringify(body),
    })
    return answer.json()
  }
  await call('PATCH', '/api/auth/user/', {
    bio: 'Midwife, trainer of trainers and a reader of everything. '.repeat(2),
    linkedin_url: 'https://www.linkedin.com/in/somebody-with-a-very-long-name',
  })
  const { id } = await call('POST', '/api/training/bookmarks/', { folder_name: 'Workshop in Kampala' })
  const module = await moduleNumber('male-condoms')
  const { results } = await (await fetch(`${inject('siteUrl')}/api/training/handout/?module=${module}`)).json()
  for (const handout of results)
    await call('POST', `/api/training/bookmarks/${id}/add/`, { type: 'handouts', id: handout.id })
  await call('POST', `/api/training/bookmarks/${id}/add/`, { type: 'module', id: module })
  return member
}

let busyMember: Promise<Member> | undefined

/** One member for all screens, because none of them changes anything. */
function theMember(): Promise<Member> {
  busyMember ??= aBusyMember()
  return busyMember
}

interface Screen {
  path: (member: Member) => string
  ready: (page: Page) => Promise<void>
}

const SCREENS: Record<string, Screen> = {
  'the own profile': {
    path: ({ pk }) => `/community/user/${pk}`,
    ready: (page) => page.getByRole('link', { name: 'Bookmarks' }).first().waitFor(),
  },
  settings: {
    path: () => '/user/settings',
    ready: (page) => page.getByLabel('First name').waitFor(),
  },
  'all bookmarks': {
    path: () => '/user/bookmarks',
    ready: (page) => page.locator('.bookmark-row').first().waitFor(),
  },
  'a folder': {
    path: () => '/user/bookmarks',
    ready: async (page) => {
      await page
        .getByRole('navigation', { name: 'Folders' })
        .getByRole('button', { name: /Workshop/ })
        .click()
      await page.getByRole('heading', { name: 'In this order' }).waitFor()
    },
  },
  'the downloads with bookmarks': {
    path: () => '/training/male-condoms/downloads',
    ready: (page) => page.locator('[aria-pressed=true]').first().waitFor({ state: 'attached' }),
  },
  'the dialog to save': {
    path: () => '/training/benefits-of-family-planning',
    ready: async (page) => {
      await page.locator('html[data-member]').waitFor({ state: 'attached' })
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Add New Folder+' }).click()
    },
  },
  'the survey': {
    path: () => '/faq',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Feedback' }).click()
      await page.getByRole('dialog', { name: 'Feedback' }).waitFor()
    },
  },
}

test.each(Object.entries(SCREENS))(
  '%s has no accessibility problem and does not scroll sideways',
  async (_, { path, ready }) => {
    const member = await theMember()
    const page = await openPage({ viewport: PHONE, reducedMotion: 'reduce' })
    await asMember(page, member)
    await page.goto(path(member))
    await ready(page)
    expect(await findViolations(page)).toEqual([])
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 800 })
      const needed = () => page.evaluate(() => document.documentElement.scrollWidth)
      await expect.poll(needed, { message: `${width} px` }).toBeLessThanOrEqual(width)
    }
  },
)
