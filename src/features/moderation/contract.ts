import { z } from 'zod'
import { defineEndpoints } from '#core/endpoint.ts'
import { ROLES } from '#core/roles.ts'
import { ruled } from '#core/rule-schema.ts'
import { idParam } from '#core/schemas.ts'
import { paths } from './paths.ts'
import { NOTE_FIELD } from './rules.ts'

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

export const MemberFacts = z
  .object({
    ...Person.shape,
    role: z.enum(ROLES),
    since: z.string(),
    is_removed: z.boolean(),
    suspension: z
      .object({ until: z.string().nullable(), reason: z.string() })
      .nullable()
      .meta({ description: 'The suspension in force; `until` is null for one without an end' }),
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

const ofMember = { may: 'moderator', params: z.object({ id: idParam }), errors: ['not_found'] } as const

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
