import { z } from 'zod'
import { defineEndpoints } from '#core/endpoint.ts'
import { listOf, page } from '#core/paging.ts'
import { ROLES } from '#core/roles.ts'
import { issue, ruled } from '#core/rule-schema.ts'
import { Detail, emailField, idParam } from '#core/schemas.ts'
import { deleteUser, Session } from '#features/accounts/contract.ts'
import { fieldText as accountText } from '#features/accounts/messages.ts'
import { NEW_PASSWORD_FIELD } from '#features/accounts/rules.ts'
import { OPTIONAL_REASON_FIELD, SUSPENSION_DAYS } from '#features/moderation/rules.ts'
import { paths } from './paths.ts'
import { FACTOR_REASON_FIELD, LINE_FIELD, PERSON_DECISIONS } from './rules.ts'
import { FILTERS, SORTS } from './views.ts'

const endpoint = defineEndpoints(
  { name: 'People', description: 'Members and staff, for moderators and administrators' },
  paths,
)

const Standing = z
  .object({
    kind: z.enum(['good', 'unverified', 'removed', 'warned', 'hidden', 'suspended', 'closed']),
    count: z.int().meta({ description: 'How many warnings, or posts that are hidden or were removed' }),
    until: z.string().nullable(),
  })
  .meta({ description: 'What a moderator should know first' })
export type Standing = z.infer<typeof Standing>

const row = {
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  profile_picture: z.string().nullable(),
  email: z.string().meta({ description: "Moderators get 'd…@example.org'" }),
  role: z.enum(ROLES),
  standing: Standing,
  posts: z.int(),
  last_seen_at: z.string(),
}
export const PersonRow = z.object(row).meta({ id: 'PersonRow' })
export type PersonRow = z.infer<typeof PersonRow>

const StaffRole = z.enum(['editor', 'moderator', 'admin'])
const Invitation = z
  .object({ id: z.int(), email: z.string(), role: StaffRole, sent_at: z.string(), is_expired: z.boolean() })
  .meta({ id: 'Invitation' })
export type Invitation = z.infer<typeof Invitation>

export const People = listOf(PersonRow).extend({
  counts: z.partialRecord(z.enum(FILTERS), z.int()),
  invitations: z.array(Invitation).meta({ description: 'For administrators, on the first page' }),
})
export type People = z.infer<typeof People>

export const Person = z
  .object({
    ...row,
    created_at: z.string(),
    verified_at: z.string().nullable(),
    open_case: z.string().nullable().meta({ description: 'Key of the oldest open report about the member' }),
    open_reports: z.int(),
    account: z
      .object({
        sessions: z.array(Session),
        second_factor_at: z.string().nullable(),
        factor_reset_at: z.string().nullable().meta({ description: 'When the second factor will be reset' }),
        copy_asked_at: z.string().nullable().meta({ description: 'When the copy of the data was asked for' }),
        bookmarks: z.int(),
        newsletter: z.boolean(),
      })
      .nullable()
      .meta({ description: 'Null for moderators' }),
  })
  .meta({ id: 'Person' })
export type Person = z.infer<typeof Person>

export const listPeople = endpoint(paths.listPeople, {
  summary: 'List the members',
  description: 'Staff first, then who needs a look, then by last visit. Moderators search in names only.',
  may: 'moderator',
  query: z.object({
    search: z.string().trim().max(100).default(''),
    show: z.enum(FILTERS).default('everyone'),
    sort: z.enum(SORTS).default('first'),
    page,
  }),
  output: { 200: People },
})

const params = z.object({ id: idParam })
const ofPerson = { may: 'moderator', params, output: { 200: Person }, errors: ['not_found'] } as const
const byAdmin = { ...ofPerson, may: 'admin' } as const

export const getPerson = endpoint(paths.getPerson, { ...ofPerson, summary: 'Get a member' })

export const decideAboutPerson = endpoint(paths.decideAboutPerson, {
  ...ofPerson,
  summary: 'Write to a member, warn, suspend, or end a suspension',
  description: 'A message is no warning. All but the end of a suspension need a reason, which the member gets by mail.',
  example: { action: 'suspend', reason: 'Advertising', days: 7 },
  input: z.object({
    action: z.enum(PERSON_DECISIONS),
    reason: ruled(OPTIONAL_REASON_FIELD).default(''),
    days: z.literal(SUSPENSION_DAYS).default(7).meta({ description: 'Of a suspension; 0 is for good' }),
  }),
})

export const changeRole = endpoint(paths.changeRole, {
  ...byAdmin,
  summary: 'Change the role of a member',
  description: 'Ends the sessions of the member. The last administrator stays.',
  example: { role: 'moderator' },
  input: z.object({ role: z.enum(ROLES) }),
})

export const changeAddress = endpoint(paths.changeAddress, {
  ...byAdmin,
  summary: 'Change the mail address of a member',
  description:
    'Ends all sessions. The new address gets a link to choose a password, the old one a mail about the change.',
  example: { email: 'halima@example.org' },
  input: z.object({ email: emailField }),
})

export const sendLoginLink = endpoint(paths.sendLoginLink, {
  ...byAdmin,
  summary: 'Mail a member the link that is needed to log in',
  description: 'To verify the address; when it is verified, to choose a new password.',
})

export const endPersonSessions = endpoint(paths.endPersonSessions, {
  ...byAdmin,
  summary: 'Log a member out on one device or on all',
  query: z.object({ session: z.uuid().optional() }),
})

export const resetFactor = endpoint(paths.resetFactor, {
  ...byAdmin,
  summary: 'Reset the second factor of a member',
  description: 'It happens after a day, unless the member stops it by the link of a mail.',
  example: { reason: 'Lost phone and recovery codes' },
  input: z.object({ reason: ruled(FACTOR_REASON_FIELD) }),
})

export const askPersonData = endpoint(paths.askPersonData, {
  ...byAdmin,
  summary: 'Ask for a copy of the data of a member',
  description: 'The member gets a mail when it is ready, and nobody else can download it.',
})

export const closePerson = endpoint(paths.closePerson, {
  ...byAdmin,
  summary: 'Delete the account of a member',
  description: 'It closes at once. The member can take this back for 7 days by logging in.',
  example: { posts: 'stay' },
  input: deleteUser.parts.input.pick({ posts: true }),
})

const key = z.string().min(1).max(200)

export const keepFactor = endpoint(paths.keepFactor, {
  summary: 'Stop the reset of the own second factor by the link of a mail',
  may: 'signed-link',
  example: { key: '7.Zk3vT0pW' },
  input: z.object({ key }),
  output: { 200: Detail },
  limit: 60,
})

export const findKnown = endpoint(paths.findKnown, {
  summary: 'Get the name of the account with an address',
  may: 'admin',
  example: { email: 'halima@example.org' },
  input: z.object({ email: emailField }),
  output: { 200: z.object({ name: z.string().nullable() }) },
})

export const invite = endpoint(paths.invite, {
  summary: 'Invite a colleague by mail',
  may: 'admin',
  example: { email: 'halima@example.org', role: 'moderator', line: 'Welcome, Halima.' },
  input: z.object({ email: emailField, role: StaffRole, line: ruled(LINE_FIELD).default('') }),
  output: { 201: Detail },
  limit: 30,
})

const ofInvitation = { may: 'admin', params, errors: ['not_found'] } as const

export const sendInvitation = endpoint(paths.sendInvitation, {
  ...ofInvitation,
  summary: 'Send an invitation again',
  description: 'The link of the earlier mail ends.',
  output: { 200: Detail },
  limit: 30,
})

export const takeBackInvitation = endpoint(paths.takeBackInvitation, {
  ...ofInvitation,
  summary: 'Take an invitation back',
  output: { 204: z.null() },
})

export const getInvitation = endpoint(paths.getInvitation, {
  summary: 'Get the invitation of a link',
  may: 'signed-link',
  params: z.object({ key }),
  output: { 200: Invitation.pick({ email: true, role: true }).extend({ is_known: z.boolean() }) },
  errors: ['not_found'],
  limit: 60,
})

export const acceptInvitation = endpoint(paths.acceptInvitation, {
  summary: 'Accept an invitation',
  description: 'Names are needed for an address without an account. The link works once, for 7 days.',
  may: 'signed-link',
  example: { key: '7.Zk3vT0pW', new_password1: 'Kingfisher-7!', new_password2: 'Kingfisher-7!' },
  input: z
    .object({
      key,
      first_name: z.string().trim().max(200).default(''),
      last_name: z.string().trim().max(200).default(''),
      new_password1: ruled(NEW_PASSWORD_FIELD),
      new_password2: z.string(accountText.confirmPassword.required),
    })
    .refine((input) => input.new_password1 === input.new_password2, {
      path: ['new_password2'],
      ...issue('passwords_differ', accountText.confirmPassword.required),
    }),
  output: { 200: Detail },
  errors: ['busy'],
  limit: 30,
})
