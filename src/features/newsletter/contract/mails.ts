import { z } from 'zod'
import { defineEndpoints } from '#core/endpoint.ts'
import { listOf, page, pageSize } from '#core/paging.ts'
import { Detail, idParam } from '#core/schemas.ts'
import { BOUNCE_TYPES } from '#platform/mail/bounce-types.ts'
import { mailPaths as paths } from '../mail-paths.ts'
import { AUDIENCES, CONTROLS, ISSUE_EVENTS, MAIL_LIMITS, MAIL_STATES } from '../rules.ts'

const endpoint = defineEndpoints(
  { name: 'Mail', description: 'Newsletters and occasional updates, for the people who write and send them' },
  paths,
)

const params = z.object({ id: idParam })
const list = z.enum(AUDIENCES).meta({ description: 'Who gets it: newsletter, occasional updates, or both' })
const revision = z.int().min(1).meta({ description: 'The revision that the caller has' })
const count = z.int().min(0)
const time = z.string().nullable()

const Text = z.object({
  subject: z.string().max(MAIL_LIMITS.subject),
  preheader: z.string().max(MAIL_LIMITS.preheader).meta({ description: 'The first line in the inbox' }),
  body: z.string().max(MAIL_LIMITS.body).meta({ description: 'HTML' }),
  list,
})
export type MailText = z.infer<typeof Text>

const MailRow = z.object({
  id: z.int(),
  list,
  subject: z.string(),
  state: z.enum(MAIL_STATES),
  saved_at: time,
  by: z.string().nullable().meta({ description: 'Who wrote it last; null for the command line' }),
  is_tested: z.boolean().meta({ description: 'Tested since the last change' }),
  tested_at: time,
  asked_at: time.meta({ description: 'When an editor asked for sending' }),
  step_at: time.meta({ description: 'When it is planned, or tried again' }),
  started_at: time,
  ended_at: time,
  error: z.string().nullable().meta({ description: 'The last answer of the provider that refused' }),
  total: count,
  sent: count,
  waiting: count,
  came_back: count,
  left: count,
})
export type MailRow = z.infer<typeof MailRow>

const Mail = MailRow.extend({
  preheader: z.string(),
  body: z.string(),
  revision: z.int(),
  people: z
    .object({ newsletter: count, occasional: count, both: count })
    .optional()
    .meta({ description: 'How many people each audience has now; only of a draft' }),
  blocked: count.meta({ description: 'Addresses that came back and are left out' }),
  left_out: count.meta({ description: 'Addresses that were left out at the start' }),
  links: count,
  broken_links: z.array(z.string()),
  bytes: count,
  has_mail_server: z.boolean().meta({ description: 'Without one each mail is a file on the server' }),
  events: z.array(
    z.object({ at: z.string(), what: z.enum(ISSUE_EVENTS), by: z.string().nullable(), detail: z.string() }),
  ),
})
export type Mail = z.infer<typeof Mail>

const Revision = z.object({ revision: z.int(), saved_at: z.string() })

export const listMails = endpoint(paths.listMails, {
  summary: 'List newsletters and updates',
  may: 'editor',
  query: z.object({ list: z.enum(['newsletter', 'occasional']).optional(), page, page_size: pageSize(20) }),
  output: {
    200: listOf(MailRow).extend({
      counts: z.object({ newsletter: count, occasional: count, bounces: count, readers: count }),
    }),
  },
})

export const createMail = endpoint(paths.createMail, {
  summary: 'Start a mail, or a new draft of one that was sent',
  may: 'editor',
  example: { list: 'newsletter' },
  input: z.object({ list, from: idParam.optional() }),
  output: { 201: z.object({ id: z.int() }) },
  errors: ['not_found'],
})

export const getMail = endpoint(paths.getMail, {
  summary: 'Read a mail with its checks or its progress',
  may: 'editor',
  params,
  output: { 200: Mail },
  errors: ['not_found'],
})

export const saveMail = endpoint(paths.saveMail, {
  summary: 'Save the draft of a mail',
  may: 'editor',
  params,
  example: { revision: 1, subject: 'New slides', preheader: '', body: '<p>Hello</p>', list: 'newsletter' },
  input: Text.extend({ revision }),
  output: { 200: Revision },
  errors: ['not_found', 'draft_changed'],
  bodyBytes: MAIL_LIMITS.bodyBytes,
})

/** The steps of a mail share their answer, and the errors of another revision or state. */
const step = { params, output: { 200: Detail }, errors: ['not_found', 'draft_changed'] } as const

export const discardMail = endpoint(paths.discardMail, {
  ...step,
  summary: 'Delete the draft of a mail',
  may: 'editor',
})

export const previewMail = endpoint(paths.previewMail, {
  summary: 'Show a mail as readers get it',
  may: 'editor',
  example: { subject: 'New slides', preheader: '', body: '<p>Hello</p>', list: 'newsletter' },
  input: Text,
  output: { 200: z.object({ html: z.string(), text: z.string(), bytes: count }) },
  bodyBytes: MAIL_LIMITS.bodyBytes,
})

export const prepareMail = endpoint(paths.prepareMail, {
  ...step,
  summary: 'Send a test to oneself, or ask an administrator to send a mail',
  may: 'editor',
  example: { action: 'test', revision: 1 },
  input: z.object({ action: z.enum(['test', 'ask']), revision }),
  limit: 20,
})

export const sendMail = endpoint(paths.sendMail, {
  ...step,
  summary: 'Send a mail now or at a time',
  may: 'admin',
  example: { revision: 1, at: null },
  input: z.object({ revision, at: z.iso.datetime().nullable() }),
})

export const controlMail = endpoint(paths.controlMail, {
  ...step,
  summary: 'Pause a mail, go on, stop it for good, or take back its plan',
  may: 'admin',
  example: { action: 'pause' },
  input: z.object({ action: z.enum(CONTROLS) }),
})

const BouncedAddress = z.object({
  email: z.string(),
  type: z.enum(BOUNCE_TYPES),
  times: count,
  last_at: z.string(),
  is_blocked: z.boolean(),
})
export type BouncedAddress = z.infer<typeof BouncedAddress>

export const listBounces = endpoint(paths.listBounces, {
  summary: 'List addresses that came back',
  may: 'admin',
  query: z.object({ page, page_size: pageSize(20) }),
  output: { 200: listOf(BouncedAddress) },
})

export const tryOnceMore = endpoint(paths.tryOnceMore, {
  summary: 'Send mail to an address that came back again',
  description: 'The next hard bounce within 30 days ends it again. An address that has complained stays out.',
  may: 'admin',
  example: { email: 'amina@example.org' },
  input: z.object({ email: z.string().max(200) }),
  output: { 200: Detail },
  errors: ['not_found'],
})

/** What a provider reports. */
export const BounceReport = z
  .array(
    z.object({
      address: z
        .string()
        .max(320)
        .transform((address) => address.trim().toLowerCase()),
      type: z.enum(BOUNCE_TYPES),
      at: z.iso.datetime({ offset: true }).transform((at) => new Date(at).toISOString()),
    }),
  )
  .max(1000)

export const reportBounces = endpoint(paths.reportBounces, {
  summary: 'Report bounces and complaints',
  description:
    'For mail providers: a JSON list of `{address, type, at}` with the types `hard`, `soft` and `complaint`. The header `Mail-Signature` has the HMAC-SHA-256 of the body with the setting `MAIL_WEBHOOK_SECRET`, in hexadecimal. Without the setting there is nothing at this address.',
  may: 'everyone',
  output: { 200: Detail },
  errors: ['not_found', 'not_allowed', 'too_large', 'invalid_input'],
})
