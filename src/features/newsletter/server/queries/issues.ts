import type { Selectable } from 'kysely'
import type { AnyEditable } from '#content/server/editable.ts'
import type { QueryOf } from '#core/endpoint.ts'
import { orNotFound } from '#core/errors.ts'
import { editorsById, findBrokenLinks } from '#features/editing/server/public.ts'
import type { Db } from '#platform/database/schema.ts'
import { countBatches } from '#platform/mail/batches.ts'
import { countBlocked, countBounces } from '#platform/mail/bounces.ts'
import type * as calls from '../../contract/mails.ts'
import { getIssue } from '../actions/issues.ts'
import { batchOf } from '../actions/step-issues.ts'
import { composeSample, type SiteOfMail } from '../compose-issue.ts'
import { linksIn } from '../issue-html.ts'
import type { NewsletterIssueTable } from '../tables.ts'
import { countAudiences, countReaders } from './recipients.ts'

type Issue = Omit<Selectable<NewsletterIssueTable>, 'body' | 'preheader'>

const ROW = [
  ...(['id', 'list', 'subject', 'state', 'revision', 'created_at', 'saved_at', 'author_id'] as const),
  ...(['tested_at', 'tested_revision', 'asked_at', 'step_at', 'started_at', 'ended_at', 'error', 'tries'] as const),
  ...(['cursor_list', 'cursor_id', 'total', 'queued', 'sent', 'failed', 'left_out', 'came_back', 'left'] as const),
]

/** Mails, those on the way first, then drafts and plans, then the ones that were sent, newest first. */
export async function listIssues(db: Db, { list, page, page_size }: QueryOf<typeof calls.listMails>) {
  const counts = await countIssues(db)
  let rows = db.selectFrom('newsletter_issue').select(ROW)
  if (list !== undefined) rows = rows.where('list', list === 'occasional' ? '=' : '<>', 'occasional')
  const found = await rows
    .orderBy((row) =>
      row
        .case()
        .when('state', 'in', ['sending', 'held', 'paused'])
        .then(0)
        .when('state', 'in', ['draft', 'planned'])
        .then(1)
        .else(2)
        .end(),
    )
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute()
  const count = list === undefined ? counts.newsletter + counts.occasional : counts[list]
  return { count, counts, results: await presentRows(db, found) }
}

async function countIssues(db: Db) {
  const rows = await db
    .selectFrom('newsletter_issue')
    .select((row) => ['list', row.fn.countAll<number | string>().as('count')])
    .groupBy('list')
    .execute()
  const sum = (isUpdate: boolean) =>
    rows.reduce((all, { list, count }) => all + ((list === 'occasional') === isUpdate ? Number(count) : 0), 0)
  const readers = await countReaders(db)
  return { newsletter: sum(false), occasional: sum(true), bounces: await countBounces(db), readers }
}

export async function presentRows(db: Db, issues: readonly Issue[]): Promise<calls.MailRow[]> {
  const authors = await editorsById(
    db,
    issues.map(({ author_id }) => author_id),
  )
  const batches = await countBatches(
    db,
    issues.filter(({ started_at }) => started_at !== null).map(({ id }) => batchOf(id)),
  )
  return issues.map((issue) => {
    const batch = batches.get(batchOf(issue.id)) ?? { sent: 0, failed: 0, fresh: 0, delayed: 0, error: null }
    const isEnded = issue.ended_at !== null
    return {
      ...issue,
      by: (issue.author_id !== null && authors.get(issue.author_id)?.name) || null,
      is_tested: issue.tested_revision === issue.revision,
      sent: issue.sent + batch.sent,
      waiting: isEnded ? 0 : Math.max(0, issue.total - issue.queued) + batch.fresh + batch.delayed,
      came_back: issue.came_back + issue.failed + batch.failed,
    }
  })
}

/** A mail with its checks and what happened to it. @throws {AppError} `not_found` */
export async function readIssue(db: Db, id: number, editables: readonly AnyEditable[], site: SiteOfMail) {
  const issue = await getIssue(db, id)
  const row = orNotFound((await presentRows(db, [issue]))[0])
  const links = linksIn(issue.body).map((link) => ({ link }))
  return {
    ...issue,
    ...row,
    // The page of a mail on its way asks each 5 seconds.
    ...(issue.state === 'draft' && { people: await countAudiences(db) }),
    blocked: await countBlocked(db),
    links: links.length,
    broken_links: (await findBrokenLinks(db, editables, links)).map(({ link }) => link),
    bytes: bytesOf(composeSample(issue, site, 'reader@example.org')),
    events: await listEvents(db, id),
  }
}

/** The size of both parts of a mail. */
export function bytesOf({ html, text }: { html: string; text: string }): number {
  return Buffer.byteLength(html) + Buffer.byteLength(text)
}

async function listEvents(db: Db, issueId: number) {
  const rows = await db
    .selectFrom('newsletter_event')
    .select(['at', 'what', 'detail', 'account_id'])
    .where('issue_id', '=', issueId)
    .orderBy('id', 'desc')
    .limit(MAX_EVENTS)
    .execute()
  const people = await editorsById(
    db,
    rows.map(({ account_id }) => account_id),
  )
  return rows.map(({ account_id, ...row }) => ({
    ...row,
    by: (account_id !== null && people.get(account_id)?.name) || null,
  }))
}

const MAX_EVENTS = 50
