import { z } from 'zod'
import { listOf } from '#core/paging.ts'
import { DASHBOARD_GROUPS } from '../dashboard-groups.ts'
import { Editor } from './entries.ts'

/** The entry that a row of a list is about. */
const ofEntry = { kind: z.string(), kind_name: z.string(), entry: z.string(), title: z.string() }

export const AuditItem = z
  .object({
    id: z.int(),
    at: z.string(),
    by: Editor.nullable().meta({ description: 'Null for work of the server itself' }),
    action: z.string(),
    ...ofEntry,
    detail: z.string(),
    member: Editor.optional().meta({ description: 'Whom a decision is about' }),
  })
  .meta({ id: 'AuditItem' })
export type AuditItem = z.infer<typeof AuditItem>

export const AuditFilters = z
  .object({
    people: z.array(Editor).meta({ description: 'Everybody with an entry in the log, sorted by name' }),
    kinds: z.array(z.object({ kind: z.string(), name: z.string() })),
  })
  .meta({ id: 'AuditFilters' })
export type AuditFilters = z.infer<typeof AuditFilters>

const WHAT = [
  'review_due',
  'not_published',
  'not_readable',
  'draft',
  'planned',
  'no_preview',
  'broken_link',
  'search_without_results',
  'other',
] as const

export const DashboardItem = z
  .object({
    group: z.enum(DASHBOARD_GROUPS),
    what: z.enum(WHAT),
    ...ofEntry,
    detail: z.string().meta({ description: 'The reason, or what it is about, in words of its content; may be empty' }),
    code: z.string().meta({ description: 'The code of the first reason why it was not published; else empty' }),
    at: z.string().nullable().meta({ description: 'When it was due, saved, last searched or will be published' }),
    by: Editor.nullable().meta({
      description: 'The colleague who saved or planned it; null when it is the editor who asks, or when there is none',
    }),
    page: z.string().nullable().meta({ description: 'The page that shows it' }),
    path: z.array(z.string()).meta({ description: 'The field to look at; empty for all of the entry' }),
    file_id: z.int().nullable().meta({ description: 'The file without a preview' }),
    step: z.string().optional().meta({ description: 'The next step, where `what` does not say it' }),
    count: z.int().meta({ description: 'How many changes, links or searches; 0 where it does not apply' }),
    is_new: z.boolean().meta({ description: 'Whether it was never public' }),
    is_off_site: z.boolean().meta({ description: 'Whether it was taken off the site' }),
  })
  .meta({ id: 'DashboardItem' })
export type DashboardItem = z.infer<typeof DashboardItem>

export const Dashboard = listOf(DashboardItem).extend({
  next_review: z
    .object({ title: z.string(), at: z.string() })
    .nullable()
    .meta({ description: 'The first review after today' }),
})
export type Dashboard = z.infer<typeof Dashboard>

export const TrashItem = z
  .object({
    ...ofEntry,
    what: z.enum(['draft', 'entry']),
    by: Editor.meta({ description: 'Who moved it to the trash' }),
    at: z.string(),
    deleted_at: z.string().meta({ description: 'When it is deleted for good' }),
  })
  .meta({ id: 'TrashItem' })
export type TrashItem = z.infer<typeof TrashItem>

export const PreviewLinkItem = z
  .object({
    id: z.string().meta({ description: 'To end it; it does not open the draft' }),
    ...ofEntry,
    by: Editor.meta({ description: 'Who made it' }),
    created_at: z.string(),
    expires_at: z.string(),
  })
  .meta({ id: 'PreviewLinkItem' })
export type PreviewLinkItem = z.infer<typeof PreviewLinkItem>
