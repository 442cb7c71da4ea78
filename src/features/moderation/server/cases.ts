import { sql } from 'kysely'
import { orNotFound } from '#core/errors.ts'
import { formatAgo } from '#core/format.ts'
import { wholeList } from '#core/paging.ts'
import { ABUSE_TYPES, type AbuseType } from '#features/discussions/rules.ts'
import { findPause, findWave, fullName, listPostsToHide, type PostRef } from '#features/discussions/server/public.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Member } from '#platform/http/member.ts'
import type { Case, CaseSummary, Cases, Claim, HistoryItem } from '../contract.ts'
import { denials, responseText } from '../messages.ts'
import { findJudgeDenial } from '../policy.ts'
import { listClaims } from './claims.ts'
import { readMember } from './member-facts.ts'
import { type ModeratedPost, postPath } from './moderated-posts.ts'
import { findEntry, findPostOf, historyItems, selectEntries } from './moderation-log.ts'
import { personsById } from './persons.ts'
import { listQueue, openReportsOf, type QueueItem } from './queue.ts'
import { findUndoable } from './undo.ts'

/** Appeals that are listed. */
const SHOWN = 100
/** What is looked at first. */
const URGENT: readonly string[] = ['private_information', 'misleading_or_harmful']

type By = Pick<Member, 'id' | 'role'>
type Claims = ReadonlyMap<string, Claim>

/** @param key as the contract has checked it @returns undefined for an appeal */
export function postOfKey(key: string): PostRef | undefined {
  const [target, id] = key.split('-')
  return target === 'post' || target === 'comment' ? { target, id: Number(id) } : undefined
}

export const appealIdOf = (key: string) => Number(key.slice('appeal-'.length))

/** What a moderator can decide: the most urgent kinds first, within a kind the oldest. */
export async function listCases(db: Db, by: By, now: Date): Promise<Cases> {
  const claims = await listClaims(db, now)
  const queue = await listQueue(db, by)
  const posts = queue.results.map((item) => summaryOf(item, claims)).toSorted((a, b) => urgency(a) - urgency(b))
  const open = await listOpenAppeals(db, by)
  const rows = open.slice(0, SHOWN)
  const memberIds = rows.map(({ member_id }) => member_id)
  const names = await personsById(db, memberIds)
  const appeals = rows.flatMap((row) => {
    const author = names.get(row.member_id)
    return author ? [{ ...NO_REPORT, ...appealOf(row, claims), author }] : []
  })
  const wave = await findWave(db, now)
  return {
    ...wholeList([...posts, ...appeals]),
    count: queue.count + open.length,
    wave: wave ? { ...wave, to_hide: (await listPostsToHide(db, { wave: now })).length } : null,
    paused_until: (await findPause(db, now)) ?? null,
    undoable: await findUndoable(db, by.id, now),
  }
}

const urgency = ({ type }: CaseSummary) => (URGENT.includes(type) ? URGENT.indexOf(type) : URGENT.length)

function summaryOf({ target, id, author, reports, state, discussion, created_at }: QueueItem, claims: Claims) {
  const key = `${target}-${id}`
  const byType = [...Map.groupBy(reports, ({ abuse_type }) => abuse_type)]
  const [most] = byType.toSorted(([, one], [, other]) => other.length - one.length)
  return {
    key,
    type: most ? abuseType(most[0]) : ('hidden' as const),
    target,
    author,
    since: reports[0]?.created_at ?? created_at,
    reports: reports.length,
    hidden_since: state === 'hidden' ? (reports.at(-1)?.created_at ?? created_at) : null,
    claimed_by: claims.get(key)?.by ?? null,
    title: discussion.title,
  } satisfies CaseSummary
}

const abuseType = (type: string): AbuseType => ABUSE_TYPES.find((known) => known === type) ?? 'other'

/** The appeals that wait for an answer by this person, oldest first. */
async function listOpenAppeals(db: Db, by: By) {
  const staff = await listModerators(db)
  const appeals = await db
    .selectFrom('appeal')
    .innerJoin('moderation_entry as entry', 'entry.id', 'appeal.entry_id')
    .innerJoin('account', 'account.id', 'entry.member_id')
    .select(['appeal.id', 'appeal.created_at', 'entry.target', 'entry.moderator_id'])
    .select(['account.id as member_id', 'account.role'])
    .where('answer_id', 'is', null)
    .orderBy('appeal.id')
    .execute()
  return appeals.filter(({ member_id: id, role, moderator_id }) => {
    const judges = judgesOf(staff, { id, role })
    const isOthers = moderator_id === by.id && judges.some((each) => each.id !== by.id)
    return !isOthers && findJudgeDenial(by, { id, role }) === undefined
  })
}

const NO_REPORT = { reports: 0, hidden_since: null, title: '' }

function appealOf<T extends CaseSummary['target']>(
  { id, created_at: since, target }: { id: number; created_at: string; target: T },
  claims: Claims,
) {
  const key = `appeal-${id}`
  return { key, type: 'appeal', target, since, claimed_by: claims.get(key)?.by ?? null } as const
}

/** @throws {AppError} `not_found` */
export async function readCase(db: Db, key: string, by: By, now: Date): Promise<Case> {
  const claims = await listClaims(db, now)
  const ref = postOfKey(key)
  const found = ref ? await readPostCase(db, ref, claims) : await readAppealCase(db, appealIdOf(key), by, claims)
  return {
    ...found,
    // A moderator who is reported learns the decision, and not who asked for it.
    reporters: found.author.id === by.id ? [] : found.reporters,
    claim: claims.get(key) ?? null,
    denial: found.denial || (await denialOf(db, by, found.author.id)),
    member: await readMember(db, found.author.id, now),
  }
}

type CasePart = Omit<Case, 'claim' | 'member'>

async function readPostCase(db: Db, ref: PostRef, claims: Claims): Promise<CasePart> {
  const item = orNotFound((await openReportsOf(db, [ref]))[0])
  const summary = summaryOf(item, claims)
  const isOpen = summary.reports > 0 || item.state === 'hidden'
  const comments = db.selectFrom('discussion').select('comment_count').where('id', '=', item.discussion.id)
  return {
    ...summary,
    page: postPath(item),
    state: item.state,
    comment_count: (await comments.executeTakeFirst())?.comment_count ?? 0,
    shown: await readThread(db, item),
    reporters: await listReporters(db, item.reports),
    appeal: null,
    decided: isOpen ? null : ((await lastDecision(db, ref)) ?? null),
    denial: '',
  }
}

async function readAppealCase(db: Db, id: number, by: By, claims: Claims): Promise<CasePart> {
  const appeal = orNotFound(await db.selectFrom('appeal').selectAll().where('id', '=', id).executeTakeFirst())
  const entry = orNotFound(await findEntry(db, appeal.entry_id))
  const answer = appeal.answer_id === null ? undefined : await findEntry(db, appeal.answer_id)
  const [decision, decided] = await historyItems(db, answer ? [entry, answer] : [entry])
  const { target, member_id } = entry
  const author = orNotFound((await personsById(db, [member_id ?? 0])).get(member_id ?? 0))
  const post = await findPostOf(db, entry)
  const isOwn = entry.moderator_id === by.id && (await hasOtherJudge(db, by.id, author.id))
  return {
    ...NO_REPORT,
    ...appealOf({ ...appeal, target }, claims),
    author,
    title: post?.discussion.title ?? '',
    page: null,
    state: post?.state ?? null,
    comment_count: 0,
    shown: post ? [{ id: post.id, author, at: post.created_at, text: post.text, is_case: true }] : [],
    reporters: [],
    appeal: { text: appeal.text, at: appeal.created_at, decision: orNotFound(decision) },
    decided: decided ?? null,
    denial: isOwn ? responseText.ownDecision : '',
  }
}

/** The last decision about a post that was not taken back. */
async function lastDecision(db: Db, { target, id }: PostRef): Promise<HistoryItem | undefined> {
  const entries = selectEntries(db).where('target', '=', target).where('target_id', '=', id)
  return (await historyItems(db, await entries.where('undone_at', 'is', null).limit(1).execute()))[0]
}

/** Who decided what about a post, as a sentence; undefined when nobody has. */
export async function describeDecision(db: Db, ref: PostRef, now: Date): Promise<string | undefined> {
  const last = await lastDecision(db, ref)
  if (last === undefined) return undefined
  const name = last.by?.name ?? responseText.commandLine
  return responseText.decidedBefore(name, formatAgo(last.at, now.getTime()), last.action)
}

/** The post whole, up to two comments before it and one after it. A discussion shows its first comment. */
async function readThread(db: Db, { target, id, text, created_at, author_id, discussion }: ModeratedPost) {
  const comments = db
    .selectFrom('comment')
    .select(['id', 'author_id', 'body as text', 'created_at'])
    .where('discussion_id', '=', discussion.id)
    .where('state', '=', 'visible')
  const from = target === 'comment' ? id : 0
  const before = await comments.where('id', '<', from).orderBy('id', 'desc').limit(2).execute()
  const after = await comments.where('id', '>', from).orderBy('id').limit(1).execute()
  const post = { id, text, created_at, author_id }
  const all = [...before.toReversed(), post, ...after]
  const authorIds = all.map((row) => row.author_id)
  const names = await personsById(db, authorIds)
  return all.flatMap((row) => {
    const author = names.get(row.author_id)
    return author ? [{ id: row.id, author, at: row.created_at, text: row.text, is_case: row === post }] : []
  })
}

/** Who reported a post, with how often they were right. */
async function listReporters(db: Db, reports: QueueItem['reports']): Promise<Case['reporters']> {
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
    const counts = { earlier: Number(past?.earlier ?? 0), upheld: Number(past?.upheld ?? 0) }
    return { ...reporter, type: abuseType(abuse_type), message, ...counts }
  })
}

/** Why a moderator cannot decide about a member, and who can; empty when they can. */
async function denialOf(db: Db, by: By, memberId: number): Promise<string> {
  const member = await readJudged(db, memberId)
  const denial = findJudgeDenial(by, member)
  if (denial === undefined) return ''
  const judges = judgesOf(await listModerators(db), member)
  const names = judges.slice(0, 3).map(fullName).join(', ')
  return `${denials[denial]} ${names ? responseText.othersCan(names) : responseText.onlyCommandLine}`
}

function listModerators(db: Db) {
  const staff = db.selectFrom('account').where('role', 'in', ['moderator', 'admin']).where('removed_at', 'is', null)
  return staff.select(['id', 'role', 'first_name', 'last_name']).execute()
}

const judgesOf = <T extends By>(staff: readonly T[], member: By) =>
  staff.filter((each) => findJudgeDenial(each, member) === undefined)

async function readJudged(db: Db, id: number): Promise<By> {
  const account = db.selectFrom('account').select(['id', 'role']).where('id', '=', id)
  return orNotFound(await account.executeTakeFirst())
}

/** Whether somebody else can decide about a member. */
export async function hasOtherJudge(db: Db, id: number, memberId: number): Promise<boolean> {
  const judges = judgesOf(await listModerators(db), await readJudged(db, memberId))
  return judges.some((each) => each.id !== id)
}
