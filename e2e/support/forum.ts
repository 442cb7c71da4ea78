import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { z } from 'zod'
import { openPage } from './browser.ts'
import { changeDatabase } from './database.ts'
import { asMember, type Member } from './member.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const Comments = z.object({ results: z.array(z.object({ comment: z.string() })) })

export const discussionPath = ({ slug }: { slug: string }) => `/community/discussions/${slug}`

/** The comments of a discussion on the server, oldest first, at most 50. */
export async function listComments(discussion: number): Promise<string[]> {
  const response = await fetch(`${inject('siteUrl')}/api/community/discussion/${discussion}/comments/?page_size=50`)
  return Comments.parse(await response.json()).results.map(({ comment }) => comment)
}

/** Follows a discussion as a member. */
export async function follow(member: Member, discussion: number): Promise<void> {
  const response = await fetch(`${inject('siteUrl')}/api/community/discussion/${discussion}/follow/`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${member.access}` },
    body: JSON.stringify({ following: true }),
  })
  if (!response.ok) throw new Error(`Following failed with status ${response.status}`)
}

/**
 * Inserts comments that are two days old and cause no mail. The API would need days, because new members have limits.
 * Only for a discussion that no page has loaded yet: cached responses do not change.
 */
export function insertComments(discussion: number, author: Member, count: number): void {
  const at = new Date(Date.now() - 2 * DAY_MS).toISOString()
  changeDatabase((database) => {
    const insert = database.prepare(`insert into comment
      (discussion_id, author_id, body, body_hash, state, created_at, updated_at) values (?, ?, ?, ?, 'visible', ?, ?)`)
    for (let n = 1; n <= count; n++)
      insert.run(discussion, author.pk, `Comment number ${n}`, `${discussion}-${n}`, at, at)
    database.prepare('update discussion set comment_count = comment_count + ? where id = ?').run(count, discussion)
    const markNotified =
      'update discussion_follow set notified_comment_id = (select max(id) from comment) where discussion_id = ?'
    database.prepare(markNotified).run(discussion)
  })
}

/** Ends the interval between notifications of a discussion: followers get at most one an hour. */
export function endMailInterval(discussion: number): void {
  const update = "update discussion_follow set notified_at = '2020-01-01T00:00:00.000Z' where discussion_id = ?"
  changeDatabase((database) => database.prepare(update).run(discussion))
}

/** Suspends a member. @param until ISO time, or null for a suspension without an end */
export function suspend(member: Member, until: string | null): void {
  const insert = 'insert into suspension (account_id, until, reason, created_at) values (?, ?, ?, ?)'
  changeDatabase((database) => database.prepare(insert).run(member.pk, until, 'Advertising', new Date().toISOString()))
}

/** Stores a post's HTML as if sanitizing had failed. Only for a post that no page has loaded yet. */
export function storeUnsanitizedHtml(discussion: number, html: string): void {
  changeDatabase((database) => database.prepare('update discussion set body = ? where id = ?').run(html, discussion))
}

let words = 0

/** A word of 14 letters that nothing else on the site contains. */
export function uniqueWord(): string {
  words += 1
  const digits = [...`${Date.now() % 10_000_000}`.padEnd(7, '0')].map((digit) => (Number(digit) + words) % 10)
  return digits.map((digit, index) => `${'bdfgklmnrt'[digit]}${'aeiou'[(index + words) % 5]}`).join('')
}

interface CheckedPageOptions extends BrowserContextOptions {
  /** The member who is logged in; a guest if left out. */
  as?: Member
}

/** The browser logs this for failed requests, which some tests cause on purpose. */
const FAILED_REQUEST = /^Failed to load resource/

/** A page that fails its test on an error, a warning, or a violation of the content security policy. */
export async function openCheckedPage({ as, ...options }: CheckedPageOptions = {}): Promise<Page> {
  const page = await openPage(options)
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    const text = message.text()
    if (['error', 'warning'].includes(message.type()) && !FAILED_REQUEST.test(text)) complaints.push(text)
  })
  onTestFinished(() => expect(complaints, 'errors and warnings in the browser').toEqual([]))
  if (as) await asMember(page, as)
  return page
}
