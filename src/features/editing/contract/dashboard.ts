import { z } from 'zod'
import { listOf } from '#core/paging.ts'
import { DASHBOARD_GROUPS } from '../dashboard-groups.ts'
import { Editor } from './entries.ts'

const WHAT = [
  'review_due',
  'not_published',
  'not_readable',
  'draft',
  'planned',
  'no_preview',
  'broken_link',
  'search_without_results',
] as const

export const DashboardItem = z
  .object({
    group: z.enum(DASHBOARD_GROUPS),
    what: z.enum(WHAT),
    kind: z.string(),
    kind_name: z.string(),
    entry: z.string(),
    title: z.string(),
    detail: z.string().meta({ description: 'The reason, or what it is about, in words of its content; may be empty' }),
    code: z.string().meta({ description: 'The code of the first reason why it was not published; else empty' }),
    at: z.string().nullable().meta({ description: 'When it was due, saved, last searched or will be published' }),
    by: Editor.nullable().meta({
      description: 'The colleague who saved or planned it; null when it is the editor who asks, or when there is none',
    }),
    page: z.string().nullable().meta({ description: 'The page that shows it' }),
    path: z.array(z.string()).meta({ description: 'The field to look at; empty for all of the entry' }),
    file_id: z.int().nullable().meta({ description: 'The file without a preview' }),
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
