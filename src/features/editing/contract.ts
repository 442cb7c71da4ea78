import { z } from 'zod'
import { defineEndpoints } from '#core/endpoint.ts'
import { FileInfo } from '#core/file-info.ts'
import { listOf, page, pageSize } from '#core/paging.ts'
import { Detail, flagParam, idParam } from '#core/schemas.ts'
import { Draft, EntryItem, EntryState, Problem, Value, Version } from './contract/entries.ts'
import { AuditFilters, AuditItem, Dashboard, PreviewLinkItem, TrashItem } from './contract/lists.ts'
import { AUDIT_ACTIONS } from './messages.ts'
import { paths } from './paths.ts'
import { MAX_NOTE } from './rules.ts'

const endpoint = defineEndpoints(
  { name: 'Editing', description: 'Drafts, versions and publishing, for editors' },
  paths,
)

/** Longest value of an entry, in bytes of JSON. */
export const MAX_DRAFT_BYTES = 1_000_000
/** Longest request with a value. */
const MAX_BODY_BYTES = MAX_DRAFT_BYTES + 1000

const kind = z.string().regex(/^[a-z-]{1,40}$/)
const entry = z.string().regex(/^[\w-]{1,60}$/)
const versionNumber = z.coerce.number<string | number>().int().min(1).max(1_000_000)
const EntryParams = z.object({ kind, entry })
/** What the calls about one entry share. */
const ofEntry = { may: 'editor', params: EntryParams, errors: ['not_found'] } as const
const ofVersion = { ...ofEntry, params: EntryParams.extend({ number: versionNumber }) } as const

export * from './contract/entries.ts'
export * from './contract/lists.ts'

export const listEntries = endpoint(paths.listEntries, {
  summary: 'List or find entries to edit',
  description: 'Published and new entries of one kind or of all kinds, or one entry. `search` is a part of the title.',
  may: 'editor',
  query: z.object({
    kind: kind.optional(),
    entry: entry.optional(),
    search: z.string().max(200).optional(),
    drafts: flagParam.meta({ description: 'Only entries with a draft' }),
  }),
  output: { 200: listOf(EntryItem) },
})
export const getEntries = endpoint(paths.getEntries, {
  summary: 'Get several entries with their drafts',
  description: 'For the entries that one page shows, e.g. `faq-section/3,faq-section/4`. Unknown entries are left out.',
  may: 'editor',
  query: z.object({ entries: z.string().max(4000) }),
  output: { 200: listOf(EntryState) },
})
export const getEntry = endpoint(paths.getEntry, {
  ...ofEntry,
  summary: 'Get an entry with its draft',
  output: { 200: EntryState },
})
export const createEntry = endpoint(paths.createEntry, {
  summary: 'Start a new entry',
  description:
    'Nothing is public before it is published. Fields that are left out are empty. Kinds whose entries always exist have no new ones.',
  may: 'editor',
  params: z.object({ kind }),
  example: { value: { title: 'New answers on rings' } },
  input: z.object({ value: Value.default({}) }),
  output: { 201: EntryState },
  bodyBytes: MAX_BODY_BYTES,
  errors: ['not_found', 'not_allowed', 'too_large'],
})
export const saveDraft = endpoint(paths.saveDraft, {
  ...ofEntry,
  summary: 'Save the draft of an entry',
  description:
    '`revision` and `version` are those that the change started from, 0 without a draft or version. Nothing is required for saving.',
  example: { revision: 3, version: 7, value: { title: 'New answers on rings' } },
  input: z.object({ revision: z.int().min(0), version: z.int().min(0), value: Value }),
  output: { 200: Draft },
  errors: ['not_found', 'draft_changed', 'too_large'],
  bodyBytes: MAX_BODY_BYTES,
  limit: 120,
})
export const discardDraft = endpoint(paths.discardDraft, {
  ...ofEntry,
  summary: 'Move the draft of an entry to the trash',
  output: { 200: Detail },
})
export const undoDiscard = endpoint(paths.undoDiscard, {
  ...ofEntry,
  summary: 'Take the draft of an entry back from the trash',
  output: { 200: Draft },
  errors: ['not_found', 'draft_changed'],
})
export const checkEntry = endpoint(paths.checkEntry, {
  ...ofEntry,
  summary: 'List the problems that stand against publishing',
  output: { 200: listOf(Problem) },
})

const PublishInput = z.object({
  revision: z.int().min(1).meta({ description: 'The saved draft that the editor has seen' }),
  note: z.string().max(MAX_NOTE).default('').meta({ description: 'What changed, in one line; readers see it' }),
  is_quiet: z.boolean().default(false).meta({ description: 'No mail to members about a first publication' }),
  withdraw_replaced: z
    .boolean()
    .default(false)
    .meta({ description: 'Withdraws the replaced files, also at the URLs of their versions' }),
})
export type PublishInput = z.infer<typeof PublishInput>
const PlanInput = PublishInput.extend({ publish_at: z.iso.datetime({ offset: true }) })
export type PlanInput = z.infer<typeof PlanInput>

export const publishEntry = endpoint(paths.publishEntry, {
  ...ofEntry,
  summary: 'Publish the draft of an entry',
  description: 'In one transaction. With errors in the draft nothing is published, and they are in `non_field_errors`.',
  example: { revision: 4, note: 'New slides on bleeding changes' },
  input: PublishInput,
  output: { 200: EntryState },
  errors: ['not_found', 'draft_changed'],
})
export const scheduleEntry = endpoint(paths.scheduleEntry, {
  ...ofEntry,
  summary: 'Plan the publication of a draft',
  description: 'Of its text now; later saves do not change it. It is checked again at that time.',
  example: { revision: 4, note: '', publish_at: '2026-11-30T03:00:00.000Z' },
  input: PlanInput,
  output: { 200: Draft },
  errors: ['not_found', 'draft_changed'],
})
export const cancelSchedule = endpoint(paths.cancelSchedule, {
  ...ofEntry,
  summary: 'Cancel the planned publication of a draft',
  output: { 200: Draft },
})
export const unpublishEntry = endpoint(paths.unpublishEntry, {
  ...ofEntry,
  summary: 'Take an entry off the site and keep it as a draft',
  output: { 200: EntryState },
  errors: ['not_found', 'not_allowed'],
})
export const listVersions = endpoint(paths.listVersions, {
  ...ofEntry,
  summary: 'List the versions of an entry',
  description: 'Newest first.',
  output: { 200: listOf(Version) },
})
export const getVersion = endpoint(paths.getVersion, {
  ...ofVersion,
  summary: 'Get a version of an entry',
  output: { 200: Version.extend({ value: Value, files: z.array(FileInfo) }) },
})
export const restoreVersion = endpoint(paths.restoreVersion, {
  ...ofVersion,
  summary: 'Make a draft of a version',
  description: 'It replaces the draft. Readers see no change before it is published.',
  input: z.object({ revision: z.int().min(0) }),
  example: { revision: 0 },
  output: { 200: EntryState },
  errors: ['not_found', 'draft_changed'],
})
export const listUses = endpoint(paths.listUses, {
  ...ofEntry,
  summary: 'List what depends on an entry',
  description: 'Entries with its files, bookmarks and discussions.',
  output: { 200: listOf(z.object({ what: z.string(), count: z.int(), page: z.string().nullable() })) },
})
export const listFileUses = endpoint(paths.listFileUses, {
  summary: 'List the public entries that use a file',
  may: 'editor',
  params: z.object({ id: idParam }),
  output: {
    200: listOf(z.object({ kind: z.string(), entry: z.string(), title: z.string(), page: z.string() })),
  },
})
export const trashEntry = endpoint(paths.trashEntry, {
  ...ofEntry,
  summary: 'Move an entry to the trash',
  description: 'Readers no longer see it. The trash is emptied after 30 days.',
  output: { 200: Detail },
  errors: ['not_found', 'not_allowed'],
})
export const untrashEntry = endpoint(paths.untrashEntry, {
  ...ofEntry,
  summary: 'Take an entry back from the trash',
  description:
    'A published entry is public again, a new one is a draft again. So is one that needs something that is gone: its `published` is null.',
  output: { 200: EntryState },
})
export const orderEntries = endpoint(paths.orderEntries, {
  summary: 'Put the entries of a kind in an order',
  description: 'Public at once. Entries that are left out follow in their former order.',
  may: 'editor',
  params: z.object({ kind }),
  example: { entries: ['3', '1', '2'] },
  input: z.object({ entries: z.array(entry).max(10_000) }),
  output: { 200: Detail },
  errors: ['not_found', 'not_allowed'],
})
export const listTrash = endpoint(paths.listTrash, {
  summary: 'List the drafts and entries in the trash',
  may: 'editor',
  output: { 200: listOf(TrashItem) },
})
export const createPreviewLink = endpoint(paths.createPreviewLink, {
  ...ofEntry,
  summary: 'Make a link with which a person without an account sees the draft',
  description: 'Valid for seven days.',
  output: { 201: z.object({ id: z.string(), url: z.url(), expires_at: z.string() }) },
  limit: 20,
})
export const listPreviewLinks = endpoint(paths.listPreviewLinks, {
  summary: 'List the preview links that are in force',
  description: 'Of one entry, or of all. The first to expire comes first.',
  may: 'editor',
  query: z.object({ kind: kind.optional(), entry: entry.optional() }),
  output: { 200: listOf(PreviewLinkItem) },
})
export const endPreviewLink = endpoint(paths.endPreviewLink, {
  summary: 'End a preview link',
  description: 'The URLs of files that it gave out end too.',
  may: 'editor',
  params: z.object({ id: z.string().max(64) }),
  output: { 200: Detail },
  errors: ['not_found'],
})
export const withdrawFile = endpoint(paths.withdrawFile, {
  summary: 'Withdraw a file for good',
  description:
    'With all files of the same content. Public entries that use one get a version without it. Its URLs answer 410; a URL that leads to a newer file still does.',
  may: 'editor',
  params: z.object({ id: idParam }),
  output: { 200: Detail.extend({ pages: z.array(z.string()).meta({ description: 'Pages that have lost it' }) }) },
  errors: ['not_found'],
})
export const getPreview = endpoint(paths.getPreview, {
  summary: 'Get the draft of a preview link',
  may: 'signed-link',
  params: z.object({ token: z.string().max(100) }),
  output: { 200: EntryState },
  errors: ['not_found'],
})

export const getDashboard = endpoint(paths.getDashboard, {
  summary: 'List what waits for the staff',
  description: 'Content for editors, reports for moderators, and all of it for administrators.',
  may: 'staff',
  output: { 200: Dashboard },
})
export const dismissSearch = endpoint(paths.dismissSearch, {
  summary: 'Dismiss a search without results',
  description: 'Editors no longer see it. With `is_dismissed: false` they see it again.',
  may: 'editor',
  example: { query: 'jadelle removal', is_dismissed: true },
  input: z.object({ query: z.string().min(1).max(200), is_dismissed: z.boolean() }),
  output: { 200: Detail },
})
export const listAudit = endpoint(paths.listAudit, {
  summary: 'List the changes that staff made',
  description:
    'Newest first. Editors see changes of content, moderators see decisions. Every word of `search` is in the title, in what changed or in the kind of content.',
  may: 'staff',
  query: z.object({
    page,
    page_size: pageSize(50, 100),
    kind: kind.optional(),
    entry: entry.optional(),
    action: z.enum(AUDIT_ACTIONS).optional(),
    by: idParam.optional().meta({ description: 'Id of the person' }),
    from: z.iso.datetime({ offset: true }).optional().meta({ description: 'Not before this time' }),
    until: z.iso.datetime({ offset: true }).optional().meta({ description: 'Before this time' }),
    search: z.string().max(200).optional(),
  }),
  output: { 200: listOf(AuditItem) },
})
export const getAuditFilters = endpoint(paths.getAuditFilters, {
  summary: 'Who and what is in the log of changes',
  may: 'staff',
  output: { 200: AuditFilters },
})
