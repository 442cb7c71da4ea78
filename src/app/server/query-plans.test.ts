import SqliteFile from 'better-sqlite3'
import { SqliteQueryCompiler } from 'kysely'
import { expect, test, vi } from 'vitest'
import { JOBS } from '#app/features.ts'
import type { Method } from '#core/endpoint.ts'
import { startSession } from '#features/accounts/server/sessions/sessions.ts'
import { sqliteFile } from '#platform/database/sqlite.ts'
import { READS, STAFF_READS, writesOf } from '#testing/growth/calls.ts'
import { BUSY_MEMBER, fillSite } from '#testing/growth/fill-site.ts'
import { createSite } from '#testing/site.ts'

/** Each of them grows with members, content or time. Uploads end after a week. */
const GROWING =
  'account|comment|discussion|file|file_text|first_page|version|entry_link|file_use|item|bookmark|bookmark_folder|audit_entry|outbox_mail|newsletter_subscriber|session|search_entry|search_entry_document|missed_search|discussion_follow|comment_mention|moderation_entry|abuse_report|feedback|daily_count'.split(
    '|',
  )

/** Scans of a whole table that may be, by a part of the query. */
const ALLOWED: Readonly<Record<string, string>> = {
  'select count(*) as "count" from "account" where "removed_at" is null':
    'People says how many members there are or have the words: 40 ms for 100,000, in the thread of long reads, for staff only.',
  'select count(*) as "count" from "moderation_entry"':
    'The list of decisions says how many there are: as for the log.',
  'select count(*) as "count" from "audit_entry"':
    'The log says how many lines it has: under 1 ms for 100,000, for staff only.',
  'from "entry_link" where (("file_id" is not null and not exists':
    'To do looks at each link once, in the thread of long reads: 44 ms for 60,000.',
}

/** It differs by role. */
const TO_DO = '/api/editing/dashboard/'

const SIZE = {
  members: 60,
  discussions: 30,
  comments: 5100,
  modules: 12,
  filesOfModule: 4,
  news: 8,
  faqSections: 6,
  subscribers: 20,
  bookmarks: 60,
  auditEntries: 40,
  missedSearches: 20,
  dailyCounts: 1,
}

test.runIf(process.env.TEST_DATABASE === 'sqlite')(
  'no query reads the whole of a table that grows',
  async () => {
    const site = await createSite()
    const { context, app } = site
    await fillSite(context, SIZE)
    const { access } = await context.database.db.transaction().execute(async (tx) => {
      await tx.updateTable('account').set({ role: 'editor' }).where('id', '=', BUSY_MEMBER).execute()
      return startSession(tx, context.secret, BUSY_MEMBER, new Date(), { isChecked: true })
    })
    const asked = new Map<string, number>()
    const compile = vi.spyOn(SqliteQueryCompiler.prototype, 'compileQuery')
    const call = async (method: Method, url: string, body?: unknown) => {
      const response = await site.call(method, url, { token: access, ...(body !== undefined && { body }) })
      expect([url, response.status]).toEqual([url, response.status < 300 ? response.status : 200])
      return response
    }
    const urls = Object.values({ ...READS, ...STAFF_READS }).filter((url) => url.startsWith('/api/'))
    const isOfModerators = (url: string) => /^\/api\/(?:people|moderation)\//.test(url)
    for (const url of urls) if (!isOfModerators(url)) await call('GET', url)
    for (const write of Object.values(writesOf(async ({ method, url, body }) => call(method, url, body), SIZE.modules)))
      await write(0)
    await context.database.db.updateTable('account').set({ role: 'moderator' }).where('id', '=', BUSY_MEMBER).execute()
    for (const url of urls) if (isOfModerators(url) || url === TO_DO) await call('GET', url)
    for (const job of JOBS) await job.run(context, app.log, new AbortController().signal)
    for (const { value } of compile.mock.results) asked.set(value.sql, value.parameters.length)
    compile.mockRestore()

    const database = new SqliteFile(sqliteFile(context.config.dataDir), { readonly: true })
    const scans = [...asked].flatMap(([sql, count]) =>
      scansOf(database, sql, count).flatMap((table) => (isAllowed(sql) ? [] : [`${table}: ${sql}`])),
    )
    database.close()
    expect(scans).toEqual([])
  },
  300_000,
)

/** Growing tables that a query reads without an index that narrows them. */
function scansOf(database: SqliteFile.Database, sql: string, parameters: number): string[] {
  if (!/^\s*(?:select|insert|update|delete|with)/i.test(sql) || / limit \?/.test(sql)) return []
  const plan = database.prepare(`explain query plan ${sql}`).all(...Array.from({ length: parameters }, () => null))
  return plan.flatMap((step) => {
    const [, name = '', index = ''] =
      /^SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?/.exec(String(Object(step).detail)) ?? []
    // A partial index has the few rows that its condition names.
    if (database.prepare("select 1 from sqlite_master where name = ? and sql like '% where %'").get(index)) return []
    const [, table = name] = new RegExp(`"(\\w+)" as "${name}"`).exec(sql) ?? []
    return GROWING.includes(table) ? [table] : []
  })
}

function isAllowed(sql: string): boolean {
  return Object.keys(ALLOWED).some((part) => sql.includes(part))
}
