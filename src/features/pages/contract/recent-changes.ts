import { z } from 'zod'
import { listOf } from '#core/paging.ts'
import { paths } from '../paths.ts'
import { endpoint } from './endpoint.ts'

const changed = { id: z.int(), title: z.string(), page: z.string(), updated_at: z.string() }
export const RecentChange = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('module'),
    ...changed,
    category_place: z.int().meta({ description: 'Place of its category in the list, from 0' }),
    files_count: z.int(),
    links_count: z.int(),
  }),
  z.object({
    kind: z.literal('document'),
    ...changed,
    module: z.string().meta({ description: 'Name of its module' }),
    file_type: z.string(),
  }),
])
export type RecentChange = z.infer<typeof RecentChange>

/** How many modules and documents the home page names as new. */
export const RECENT_CHANGES_COUNT = 5

export const listRecentChanges = endpoint(paths.listRecentChanges, {
  summary: 'List the modules and documents that changed last',
  description: 'Newest first.',
  may: 'everyone',
  output: { 200: listOf(RecentChange) },
  reads: ['library'],
})
