import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { z } from 'zod'
import { openPage } from './browser.ts'
import { asMember, type Member } from './member.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const Comments = z.object({ results: z.array(z.object({ comment: z.string() })) })

export const discussionAt = ({ slug }: { slug: string }) => `/community/discussions/${slug}`

/** The comments that the site has, oldest first, 50 at most. */
export async function commentsOf(discussion: number): Promise<string[]> {
  const answer = await fetch(`${inject('siteUrl')}/api/community/discussion/${discussion}/comments/?page_size=50`)
  return Comments.parse(await answer.json()).results.map(({ comment }) => comment)
}

/** Lets a member hear of answers. */
export async function follow(member: Member, discussion: number): Promise<void> {
  const answer = await fetch(`${inject('siteUrl')}/api/community/discussion/${discussion}/follow/`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${member.access}` },
    body: JSON.stringify({ following: true }),
  })
  if (!answer.ok) throw new Error(`Following was answered by ${answer.status}`)
}

/**
 * Fills a discussion that nobody has looked at yet with comments of two days ago, of which no mail tells. By the API it
 * would take days.
 */
export function fillUp(discussion: number, author: Member, count: number): void {
  const at = new Date(Date.now() - 2 * DAY_MS).toISOString()
  inDatabase((database) => {
    const insert = database.prepare(`insert into comment
      (discussion_id, author_id, body, body_hash, state, created_at, updated_at) values (?, ?, ?, ?, 'visible', ?, ?)`)
    for (let n = 1; n <= count; n++)
      insert.run(discussion, author.pk, `Comment number ${n}`, `${discussion}-${n}`, at, at)
    database.prepare('update discussion set comment_count = comment_count + ? where id = ?').run(count, discussion)
    const tell = 'update discussion_follow set told_comment_id = (select max(id) from comment) where discussion_id = ?'
    database.prepare(tell).run(discussion)
  })
}

/** As if the last mails about it were long ago: they come once an hour at most. */
export function letAnHourPass(discussion: number): void {
  const forget = "update discussion_follow set told_at = '2020-01-01T00:00:00.000Z' where discussion_id = ?"
  inDatabase((database) => database.prepare(forget).run(discussion))
}

/** Stores a post's HTML as it is, as if the cleaning of posts had a hole. Nobody has looked at the post yet. */
export function storeUncleaned(discussion: number, html: string): void {
  inDatabase((database) => database.prepare('update discussion set body = ? where id = ?').run(html, discussion))
}

function inDatabase(change: (database: Database.Database) => void): void {
  const database = new Database(join(dirname(inject('outbox')), 'database.sqlite'))
  try {
    database.transaction(() => change(database))()
  } finally {
    database.close()
  }
}

let words = 0

/** A word of 14 letters that stands nowhere else. */
export function randomWord(): string {
  words += 1
  const digits = [...`${Date.now() % 10_000_000}`.padEnd(7, '0')].map((digit) => (Number(digit) + words) % 10)
  return digits.map((digit, at) => `${'bdfgklmnrt'[digit]}${'aeiou'[(at + words) % 5]}`).join('')
}

interface QuietPageOptions extends BrowserContextOptions {
  /** Who looks at it; a guest when left out. */
  as?: Member
}

/** The browser says so by itself when an answer is a refusal or does not come; some journeys want that. */
const REFUSAL = /^Failed to load resource/

/** A page that fails its test when the browser complains: of an error, a warning, the content security policy. */
export async function openQuietPage({ as, ...options }: QuietPageOptions = {}): Promise<Page> {
  const page = await openPage(options)
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    const text = message.text()
    if (['error', 'warning'].includes(message.type()) && !REFUSAL.test(text)) complaints.push(text)
  })
  onTestFinished(() => expect(complaints, 'complaints of the browser').toEqual([]))
  if (as) await asMember(page, as)
  return page
}
