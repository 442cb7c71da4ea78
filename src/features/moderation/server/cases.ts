import { sql } from 'kysely'
import { orNotFound } from '#core/errors.ts'
import { formatAgo } from '#core/format.ts'
import { discussionPath } from '#features/discussions/paths.ts'
import { findPause, findWave, fullName, type PostRef } from '#features/discussions/server/public.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Member } from '#platform/http/member.ts'
import type { Case, CaseSummary, Cases, HistoryItem } from '../contract.ts'
import { responseText } from '../messages.ts'
import { findJudgeDenial } from '../policy.ts'
import { type Claim, listClaims } from './claims.ts'
import { historyItems, personsById, readMember } from './member-facts.ts'
import { findModeratedPost } from './moderated-posts.ts'
import { listQueue, openReportsOf, type QueueItem } from './queue.ts'

/** Cases that are listed. */
const SHOWN = 100
/** What is looked at first. */
const URGENT: readonly string[] = ['private_information', 'misleading_or_harmful']

export interface CaseRef {
  target: PostRef['target'] | 'appeal'
  id: number
}

export const caseKey = ({ target, id }: CaseRef): string => `${target}-${id}`

/** @param key as the contract has checked it */
export function parseCaseKey(key: string): CaseRef {
  const [target, id] = key.split('-')
  return { target: target === 'post' || target === 'comment' ? target : 'appeal', id: Number(id) }
}

/** What waits for a moderator: the most urgent kinds first, within a kind the oldest. */
export async function listCases(db: Db, by: Pick<Member, 'id' | 'role'>, now: Date): Promise<Cases> {
  const claims = await listClaims(db, now)
  const queue = await listQueue(db, by, { page: 1, pageSize: SHOWN })
  const posts = queue.results.map((item) => summaryOf(item, claims)).toSorted((a, b) => urgency(a) - urgency(b))
  const appeals = await listAppeals(db, claims)
  const results = [...posts, ...appeals.results]
  return {
    count: queue.count + appeals.count,
    next: null,
    previous: null,
    results,
    wave: (await findWave(db, now)) ?? null,
    paused_until: (await findPause(db, now)) ?? null,
  }
}

const urgency = ({ type }: CaseSummary) => (URGENT.includes(type) ? URGENT.indexOf(type) : URGENT.length)

function summaryOf(item: QueueItem, claims: ReadonlyMap<string, Claim>): CaseSummary {
  const { target, author, reports, state, discussion } = item
  const key = caseKey(item)
  const types = [...Map.groupBy(reports, ({ abuse_type }) => abuse_type)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )
  return {
    key,
    type: caseType(types[0]?.[0] ?? 'hidden'),
    target,
    author: { id: author.id, name: fullName(author) },
    since: reports[0]?.created_at ?? item.created_at,
    reports: reports.length,
    hidden_since: state === 'hidden' ? (reports.at(-1)?.created_at ?? item.created_at) : null,
    claimed_by: claims.get(key)?.by ?? null,
    title: discussion.title,
  }
}

function caseType(type: string): CaseSummary['type'] {
  return TYPES.find((known) => known === type) ?? 'other'
}
const TYPES = [
  'content_spam',
  'private_information',
  'misleading_or_harmful',
  'breaks_TRP_guidelines',
  'hidden',
] as const

async function listAppeals(db: Db, claims: ReadonlyMap<string, Claim>) {
  const open = db
    .selectFrom('appeal')
    .innerJoin('moderation_entry as entry', 'entry.id', 'appeal.entry_id')
    .where('answer_id', 'is', null)
  const { count } = await open.select((row) => row.fn.countAll().as('count')).executeTakeFirstOrThrow()
  const rows = await open
    .select(['appeal.id', 'appeal.created_at', 'entry.target', 'entry.member_id'])
    .orderBy('appeal.id')
    .limit(SHOWN)
    .execute()
  const memberIds = rows.flatMap(({ member_id }) => member_id ?? [])
  const names = await personsById(db, memberIds)
  const results = rows.flatMap(({ id, created_at, target, member_id }): CaseSummary[] => {
    const author = names.get(member_id ?? 0)
    const key = caseKey({ target: 'appeal', id })
    if (author === undefined) return []
    const facts = { since: created_at, reports: 0, hidden_since: null, title: '' }
    return [{ key, type: 'appeal', target, author, ...facts, claimed_by: claims.get(key)?.by ?? null }]
  })
  return { count: Number(count), results }
}

/** @throws {AppError} `not_found` */
export async function readCase(db: Db, key: string, by: Pick<Member, 'id' | 'role'>, now: Date): Promise<Case> {
  const ref = parseCaseKey(key)
  return ref.target === 'appeal'
    ? readAppealCase(db, ref.id, by, now)
    : readPostCase(db, { ...ref, target: ref.target }, by, now)
}

async function readPostCase(db: Db, ref: PostRef, by: Pick<Member, 'id' | 'role'>, now: Date): Promise<Case> {
  const post = orNotFound(await findModeratedPost(db, ref))
  const claims = await listClaims(db, now)
  const [item] = await openReportsOf(db, [ref])
  const summary = summaryOf(orNotFound(item), claims)
  const page = discussionPath(post.discussion.slug)
  const isOpen = summary.reports > 0 || post.state === 'hidden'
  const [last] = isOpen ? [] : await lastDecisions(db, ref)
  return {
    ...summary,
    page: ref.target === 'post' ? page : `${page}?comment=${ref.id}#comment-${ref.id}`,
    state: post.state,
    comment_count: await countComments(db, post.discussion.id),
    shown: await readThread(db, post.discussion.id, {
      ...ref,
      text: post.text,
      at: post.created_at,
      by: summary.author.id,
    }),
    reporters: await listReporters(db, item),
    appeal: null,
    decided: last ?? null,
    claim: claims.get(summary.key) ?? null,
    denial: await denialOf(db, by, summary.author.id),
    member: await readMember(db, summary.author.id, now),
  }
}

async function readAppealCase(db: Db, id: number, by: Pick<Member, 'id' | 'role'>, now: Date): Promise<Case> {
  const appeal = orNotFound(await db.selectFrom('appeal').selectAll().where('id', '=', id).executeTakeFirst())
  const entry = orNotFound(
    await db.selectFrom('moderation_entry').selectAll().where('id', '=', appeal.entry_id).executeTakeFirst(),
  )
  const member = await readMember(db, orNotFound(entry.member_id ?? undefined), now)
  const post =
    entry.target === 'member' ? undefined : await findModeratedPost(db, { target: entry.target, id: entry.target_id })
  const [decision] = await historyItems(db, [entry])
  const answer = appeal.answer_id
  const [decided] = answer === null ? [] : await historyItems(db, await entriesOf(db, answer))
  const key = caseKey({ target: 'appeal', id })
  const claim = (await listClaims(db, now)).get(key) ?? null
  const author = { id: member.id, name: member.name }
  const isOwn = entry.moderator_id === by.id && (await hasOtherModerator(db, by.id))
  return {
    key,
    type: 'appeal',
    target: entry.target,
    author,
    since: appeal.created_at,
    reports: 0,
    hidden_since: null,
    claimed_by: claim?.by ?? null,
    title: post?.discussion.title ?? '',
    page: null,
    state: post?.state ?? null,
    comment_count: 0,
    shown: post ? [{ id: post.id, author, at: post.created_at, text: post.text, is_case: true }] : [],
    reporters: [],
    appeal: { text: appeal.text, at: appeal.created_at, decision: orNotFound(decision) },
    decided: decided ?? null,
    claim,
    denial: isOwn ? responseText.ownDecision : await denialOf(db, by, member.id),
    member,
  }
}

const entriesOf = (db: Db, id: number) => db.selectFrom('moderation_entry').selectAll().where('id', '=', id).execute()

/** The last decision about a post that was not taken back. */
async function lastDecisions(db: Db, { target, id }: PostRef): Promise<HistoryItem[]> {
  const entries = await db
    .selectFrom('moderation_entry')
    .selectAll()
    .where('target', '=', target)
    .where('target_id', '=', id)
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  return historyItems(db, entries)
}

/** Who decided what about a post, as a sentence; undefined when nobody has. */
export async function describeDecision(db: Db, ref: PostRef, now: Date): Promise<string | undefined> {
  const [last] = await lastDecisions(db, ref)
  return (
    last &&
    responseText.decidedBefore(
      last.by?.name ?? responseText.commandLine,
      formatAgo(last.at, now.getTime()),
      last.action,
    )
  )
}

async function countComments(db: Db, discussionId: number): Promise<number> {
  const row = await db
    .selectFrom('discussion')
    .select('comment_count')
    .where('id', '=', discussionId)
    .executeTakeFirst()
  return row?.comment_count ?? 0
}

type ReportedPost = PostRef & { text: string; at: string; by: number }

/** The post whole, up to two comments before it and one after it. A discussion shows its first comment. */
async function readThread(db: Db, discussionId: number, post: ReportedPost): Promise<Case['shown']> {
  const comments = db
    .selectFrom('comment')
    .select(['id', 'author_id', 'body', 'created_at'])
    .where('discussion_id', '=', discussionId)
    .where('state', '=', 'visible')
  const from = post.target === 'comment' ? post.id : 0
  const before = await comments.where('id', '<', from).orderBy('id', 'desc').limit(2).execute()
  const after = await comments.where('id', '>', from).orderBy('id').limit(1).execute()
  const reported = { id: post.id, author_id: post.by, body: post.text, created_at: post.at, is_case: true }
  const others = (rows: typeof before) => rows.map((row) => ({ ...row, is_case: false }))
  const all = [...others(before.toReversed()), reported, ...others(after)]
  const authorIds = all.map(({ author_id }) => author_id)
  const names = await personsById(db, authorIds)
  return all.flatMap(({ author_id, body: text, created_at: at, ...row }) => {
    const author = names.get(author_id)
    return author ? [{ ...row, author, at, text }] : []
  })
}

/** Who reported a post, with how often they were right. */
async function listReporters(db: Db, item: QueueItem | undefined): Promise<Case['reporters']> {
  const reports = item?.reports ?? []
  if (reports.length === 0) return []
  const { rows } = await sql<{ reporter_id: number; earlier: number | string; upheld: number | string }>`
    select reporter_id, count(*) as earlier,
      sum(case when coalesce(discussion.state, comment.state) = 'removed' then 1 else 0 end) as upheld
    from abuse_report
    left join discussion on target = 'post' and discussion.id = target_id
    left join comment on target = 'comment' and comment.id = target_id
    where settled_at is not null and reporter_id in (${sql.join(reports.map(({ reporter }) => reporter.id))})
    group by reporter_id`.execute(db)
  return reports.map(({ reporter, abuse_type, message }) => {
    const past = rows.find(({ reporter_id }) => reporter_id === reporter.id)
    const type = caseType(abuse_type)
    return {
      id: reporter.id,
      name: fullName(reporter),
      type: type === 'hidden' || type === 'appeal' ? 'other' : type,
      message,
      earlier: Number(past?.earlier ?? 0),
      upheld: Number(past?.upheld ?? 0),
    }
  })
}

/** Why a moderator cannot decide about a member, and who can; empty when they can. */
async function denialOf(db: Db, by: Pick<Member, 'id' | 'role'>, memberId: number): Promise<string> {
  const account = await db.selectFrom('account').select(['id', 'role']).where('id', '=', memberId).executeTakeFirst()
  const member = orNotFound(account)
  const denial = findJudgeDenial(by, member)
  if (denial === undefined) return ''
  const staff = await listModerators(db)
  const names = staff.filter((each) => findJudgeDenial(each, member) === undefined).map(({ name }) => name)
  const who = names.length > 0 ? responseText.othersCan(names.slice(0, 3).join(', ')) : responseText.onlyCommandLine
  return `${responseText.denials[denial]} ${who}`
}

async function listModerators(db: Db) {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'role', 'first_name', 'last_name'])
    .where('role', 'in', ['moderator', 'admin'])
    .where('removed_at', 'is', null)
    .execute()
  return rows.map(({ id, role, ...name }) => ({ id, role, name: fullName(name) }))
}

export async function hasOtherModerator(db: Db, id: number): Promise<boolean> {
  return (await listModerators(db)).some((each) => each.id !== id)
}
