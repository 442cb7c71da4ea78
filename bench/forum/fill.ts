import { FEATURES } from '#app/features.ts'
import { closeContext, openContext } from '#app/server/open-context.ts'
import { newAccount } from '#features/accounts/server/actions/new-account.ts'
import { startSession } from '#features/accounts/server/sessions/sessions.ts'
import { rebuildSearchIndex } from '#features/search/server/public.ts'
import { readConfig } from '#platform/config/config.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import { sentences, words } from './texts.ts'

export const MEMBERS = 5000
export const DISCUSSIONS = 20_000
export const COMMENTS = 200_000
/** The first discussions have many comments. */
export const LONG = 20
export const LONG_COMMENTS = 500
/** Members who are logged in and post. */
export const WRITERS = 600
const TOPICS = 4
const BATCH = 500
const HOUR_MS = 3_600_000
/** A forum of two years: a comment every five minutes, a discussion every fifty. */
const COMMENT_EVERY_MS = 5 * 60_000
const DISCUSSION_EVERY_MS = 50 * 60_000
/** Everything is older than a day, so that no member counts as new. */
const NEWEST_MS = Date.now() - 48 * HOUR_MS

export interface Writer {
  id: number
  token: string
  /** Network address. */
  ip: string
}

/** Fills an empty site with a large forum by direct inserts. @returns logged-in members */
export async function fillForum(settings: Record<string, string>): Promise<Writer[]> {
  const context = await openContext(readConfig(settings))
  const { db } = context.database
  await inBatches(MEMBERS, (from, to) => db.transaction().execute((tx) => addMembers(tx, from, to)))
  await inBatches(DISCUSSIONS, (from, to) => db.transaction().execute((tx) => addDiscussions(tx, from, to)))
  await inBatches(COMMENTS, (from, to) => db.transaction().execute((tx) => addComments(tx, from, to)))
  // Direct inserts do not update the search index.
  await db.transaction().execute((tx) => rebuildSearchIndex(tx, FEATURES))
  const writers = await logIn(context)
  await closeContext(context)
  return writers
}

async function inBatches(total: number, add: (from: number, to: number) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < total; from += BATCH) await add(from, Math.min(total, from + BATCH))
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at)
}

function addMembers(tx: Tx, from: number, to: number) {
  const at = new Date(NEWEST_MS - 1000 * 24 * HOUR_MS)
  const rows = numbers(from, to).map((index) => ({
    ...newAccount(
      {
        email: `member-${index}@example.org`,
        password_hash: '',
        first_name: words(index, 1),
        last_name: words(index + 7, 1),
        timezone: 'Africa/Nairobi',
      },
      at,
      at,
    ),
    // This benchmark does not measure mail.
    email_community_responses: 0,
    points: 4 * (COMMENTS / MEMBERS) + 10 * (DISCUSSIONS / MEMBERS),
  }))
  return tx.insertInto('account').values(rows).execute()
}

function addDiscussions(tx: Tx, from: number, to: number) {
  const rows = numbers(from, to).map((index) => {
    const at = new Date(NEWEST_MS - (DISCUSSIONS - index) * DISCUSSION_EVERY_MS).toISOString()
    return {
      slug: `discussion-number-${index + 1}`,
      topic_id: (index % TOPICS) + 1,
      author_id: (index % MEMBERS) + 1,
      title: words(index * 3, 9),
      body: `<p>${sentences(index, 60)}</p><p>${sentences(index + 5, 40)}</p>`,
      body_hash: String(index),
      state: 'visible' as const,
      created_at: at,
      updated_at: at,
      comment_count: commentsOf(index),
      view_count: (index * 7919) % 5000,
      notify_at: null,
    }
  })
  return tx.insertInto('discussion').values(rows).execute()
}

/** Distributes the remaining comments evenly over the short discussions. */
function commentsOf(discussion: number): number {
  if (discussion < LONG) return LONG_COMMENTS
  const [rest, short] = [COMMENTS - LONG * LONG_COMMENTS, DISCUSSIONS - LONG]
  return Math.floor(rest / short) + (discussion - LONG < rest % short ? 1 : 0)
}

function discussionOf(comment: number): number {
  if (comment < LONG * LONG_COMMENTS) return Math.floor(comment / LONG_COMMENTS)
  return LONG + ((comment - LONG * LONG_COMMENTS) % (DISCUSSIONS - LONG))
}

function addComments(tx: Tx, from: number, to: number) {
  const rows = numbers(from, to).map((index) => {
    const at = new Date(NEWEST_MS - (COMMENTS - index) * COMMENT_EVERY_MS).toISOString()
    return {
      discussion_id: discussionOf(index) + 1,
      author_id: ((index * 31) % MEMBERS) + 1,
      body: sentences(index, 20 + (index % 60)),
      body_hash: String(index),
      state: 'visible' as const,
      created_at: at,
      updated_at: at,
    }
  })
  return tx.insertInto('comment').values(rows).execute()
}

async function logIn({ database, secret }: AppContext): Promise<Writer[]> {
  const now = new Date()
  const writers: Writer[] = []
  for (const index of numbers(0, WRITERS)) {
    const id = index + 1
    const { access } = await database.db.transaction().execute((tx) => startSession(tx, secret, id, now))
    writers.push({ id, token: access, ip: `10.0.${Math.floor(index / 250)}.${(index % 250) + 1}` })
  }
  return writers
}
