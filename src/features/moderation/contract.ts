import { z } from 'zod'
import { defineEndpoints } from '#core/endpoint.ts'
import { listOf } from '#core/paging.ts'
import { ruled } from '#core/rule-schema.ts'
import { Detail, idParam } from '#core/schemas.ts'
import { ABUSE_TYPES } from '#features/discussions/rules.ts'
import { paths } from './paths.ts'
import { ANSWER_FIELD, ANSWERS, APPEAL_FIELD, CLAIMS, DECISIONS, NOTE_FIELD, OPTIONAL_REASON_FIELD } from './rules.ts'

const endpoint = defineEndpoints({ name: 'Moderation', description: 'Reports, decisions and appeals' }, paths)

const Person = z.object({ id: z.int(), name: z.string() }).meta({ id: 'ModerationPerson' })
export type Person = z.infer<typeof Person>

const HistoryItem = z.object({
  id: z.int(),
  at: z.string(),
  action: z.string(),
  target: z.enum(['post', 'comment', 'member']),
  reason: z.string(),
  by: Person.nullable().meta({ description: 'Null for a decision at the command line' }),
  undone_at: z.string().nullable(),
})
export type HistoryItem = z.infer<typeof HistoryItem>

const Note = z.object({ id: z.int(), text: z.string(), by: Person, at: z.string() })

const MemberFacts = z
  .object({
    ...Person.shape,
    since: z.string(),
    suspension: z.object({ until: z.string().nullable(), reason: z.string() }).nullable(),
    posts: z.int(),
    comments: z.int(),
    points: z.int(),
    was_reported: z.int().meta({ description: 'Reports about posts of the member' }),
    has_reported: z.int(),
    history: z.array(HistoryItem).meta({ description: 'Decisions about the member, newest first, at most 50' }),
    notes: z.array(Note).meta({ description: 'Newest first, at most 50' }),
  })
  .meta({ id: 'MemberFacts' })
export type MemberFacts = z.infer<typeof MemberFacts>

const TARGETS = ['post', 'comment', 'member'] as const
const CaseSummary = z.object({
  key: z.string().meta({ examples: ['comment-12'] }),
  type: z
    .enum([...ABUSE_TYPES, 'hidden', 'appeal'])
    .meta({ description: 'What most reports say; `hidden` without a report, e.g. in a wave of spam' }),
  target: z.enum(TARGETS),
  author: Person,
  since: z.string(),
  reports: z.int(),
  hidden_since: z.string().nullable(),
  claimed_by: Person.nullable(),
  title: z.string().meta({ description: 'Title of the discussion; empty for a decision about a member' }),
})
export type CaseSummary = z.infer<typeof CaseSummary>

const Decided = z.object({
  entries: z.array(z.int()).meta({ description: 'To take it back' }),
  undo_until: z.string(),
})
export type Decided = z.infer<typeof Decided>

const Cases = listOf(CaseSummary).extend({
  wave: z
    .object({
      posts: z.int(),
      accounts: z.int(),
      to_hide: z.int().meta({ description: 'Those of the last hour that are not removed' }),
    })
    .nullable()
    .meta({
      description: 'Posts of accounts younger than a day in the last ten minutes, when they are a wave of spam',
    }),
  paused_until: z.string().nullable().meta({ description: 'Until when accounts younger than a day cannot post' }),
  undoable: Decided.extend({ action: z.string() }).nullable().meta({
    description: 'The last decision of the caller, while it can be taken back',
  }),
})
export type Cases = z.infer<typeof Cases>

const Claim = z.object({ by: Person, until: z.string() })
export type Claim = z.infer<typeof Claim>

const Case = z
  .object({
    ...CaseSummary.shape,
    page: z.string().nullable().meta({ description: 'The post in its discussion' }),
    state: z.enum(['visible', 'hidden', 'removed', 'deleted']).nullable(),
    comment_count: z.int(),
    shown: z
      .array(z.object({ id: z.int(), author: Person, at: z.string(), text: z.string(), is_case: z.boolean() }))
      .meta({ description: 'The post, two comments before it and one after it' }),
    reporters: z.array(
      z.object({
        ...Person.shape,
        type: z.enum(ABUSE_TYPES),
        message: z.string(),
        earlier: z.int().meta({ description: 'Earlier reports that were decided' }),
        upheld: z.int().meta({ description: 'Those of them whose post was removed' }),
      }),
    ),
    appeal: z.object({ text: z.string(), at: z.string(), decision: HistoryItem }).nullable(),
    decided: HistoryItem.nullable().meta({ description: 'The last decision, when nothing waits any more' }),
    claim: Claim.nullable(),
    denial: z.string().meta({ description: 'Why the caller cannot decide, and who can; empty when they can' }),
    member: MemberFacts,
  })
  .meta({ id: 'ModerationCase' })
export type Case = z.infer<typeof Case>

const AppealPage = z.object({
  state: z.enum(['open', 'sent', 'answered', 'too_late', 'taken_back', 'account_closed']),
  action: z.string(),
  target: z.enum(TARGETS),
  at: z.string(),
  until: z.string(),
  reason: z.string(),
  words: z.string(),
  title: z.string(),
})
export type AppealPage = z.infer<typeof AppealPage>

const MonthCounts = z.object({
  month: z.string().meta({ examples: ['2026-10'] }),
  reports: z.int(),
  kept: z.int(),
  removed: z.int(),
  warned: z.int(),
  suspended: z.int(),
  appeals: z.int(),
  changed: z.int().meta({ description: 'Appeals that lifted or shortened a decision' }),
  hours: z.int().nullable().meta({ description: 'Median hours from a report to its decision' }),
})
export type MonthCounts = z.infer<typeof MonthCounts>

const ofCase = {
  may: 'moderator',
  params: z.object({
    key: z
      .string()
      .regex(/^(?:post|comment|appeal)-[1-9]\d{0,8}$/)
      .meta({ examples: ['comment-12'] }),
  }),
  errors: ['not_found'],
} as const
const reason = ruled(OPTIONAL_REASON_FIELD).default('')

export const listCases = endpoint(paths.listCases, {
  summary: 'List what the caller can decide',
  description: 'Private information first, then what may do harm, then the rest; appeals last. At most 100.',
  may: 'moderator',
  output: { 200: Cases },
})
export const openCase = endpoint(paths.openCase, {
  ...ofCase,
  summary: 'Get a case, and claim it for 15 minutes',
  description: 'Renews the claim. A case of a colleague stays theirs unless it is taken over.',
  example: { claim: 'take_over' },
  input: z.object({ claim: z.enum(CLAIMS).default('if_free') }),
  output: { 200: Case },
})
export const decideCase = endpoint(paths.decideCase, {
  ...ofCase,
  summary: 'Decide about a reported post',
  description:
    'Acts at once; mails leave after a minute. `warn` and `suspend` also remove the post. `again` replaces an earlier decision.',
  example: { action: 'warn', reason: 'Others could be hurt if they did this.' },
  input: z.object({
    action: z.enum(DECISIONS),
    reason,
    days: z.int().min(0).max(3650).default(0).meta({ description: 'Length of a suspension; 0 for one without an end' }),
    tell_reporters: z.boolean().default(true),
    again: z.boolean().default(false),
  }),
  output: { 200: Decided },
})
export const answerAppeal = endpoint(paths.answerAppeal, {
  ...ofCase,
  summary: 'Answer an appeal',
  example: { action: 'lift', answer: 'Thank you for writing. You can post again.' },
  input: z.object({
    action: z.enum(ANSWERS),
    answer: ruled(ANSWER_FIELD),
    days: z.int().min(1).max(3650).default(1).meta({ description: 'Days from now until a shortened suspension ends' }),
  }),
  output: { 200: Decided },
})
export const undoDecisions = endpoint(paths.undoDecisions, {
  summary: 'Take back decisions of the last minute',
  may: 'moderator',
  example: { entries: [12] },
  input: z.object({ entries: z.array(idParam).min(1).max(10) }),
  output: { 200: Detail },
})
const ofMember = { may: 'moderator', params: z.object({ id: idParam }), errors: ['not_found'] } as const
export const hideAll = endpoint(paths.hideAll, {
  ...ofMember,
  summary: 'Remove all posts of a member',
  example: { reason: 'Advertises in every topic.' },
  input: z.object({ reason }),
  output: { 200: Decided },
})
const ofWave = { may: 'moderator', output: { 200: Decided } } as const
export const hideWave = endpoint(paths.hideWave, {
  ...ofWave,
  summary: 'Remove the posts of the last hour by accounts younger than a day',
})
export const pauseNewMembers = endpoint(paths.pauseNewMembers, {
  ...ofWave,
  summary: 'Stop accounts younger than a day from posting for 24 hours',
})
const byLink = {
  may: 'signed-link',
  query: z.object({ decision: idParam, key: z.string().max(100) }),
  errors: ['not_found'],
} as const
export const getAppeal = endpoint(paths.getAppeal, {
  ...byLink,
  summary: 'Get a decision by the link of its mail',
  output: { 200: AppealPage },
})
export const sendAppeal = endpoint(paths.sendAppeal, {
  ...byLink,
  summary: 'Appeal against a decision by the link of its mail',
  example: { text: 'I only answered the question of a trainer.' },
  input: z.object({ text: ruled(APPEAL_FIELD) }),
  output: { 201: AppealPage },
})
export const listCounts = endpoint(paths.listCounts, {
  summary: 'Count reports and decisions by month',
  description: 'The last 24 whole months with a report, newest first. No names, no words.',
  may: 'everyone',
  output: { 200: listOf(MonthCounts) },
})

export const getMember = endpoint(paths.getMember, {
  ...ofMember,
  summary: 'Get what moderators know about a member',
  output: { 200: MemberFacts },
})
export const addNote = endpoint(paths.addNote, {
  ...ofMember,
  summary: 'Write a note about a member for colleagues',
  example: { text: 'Teaches for a private school. Answers fast by mail.' },
  input: z.object({ text: ruled(NOTE_FIELD) }),
  output: { 201: MemberFacts },
})
