import { z } from 'zod'
import { defineEndpoints } from '#core/endpoint.ts'
import { listOf } from '#core/paging.ts'
import { paths } from './paths.ts'

declare module '#core/endpoint.ts' {
  interface FeatureTags {
    notices: 'notices'
  }
}

const endpoint = defineEndpoints({ name: 'Notices', description: 'Short notices above the content of pages' }, paths)

export const Notice = z
  .object({
    id: z.int(),
    title: z.string().meta({ examples: ['The site is read-only on Saturday'] }),
    body: z.string().meta({ description: 'HTML' }),
    module: z.string().nullable().meta({ description: 'Slug of the module whose pages show it; null for all pages' }),
  })
  .meta({ id: 'Notice' })
export type Notice = z.infer<typeof Notice>

export const PlannedNotice = Notice.extend({
  module: z.string().nullable().meta({ description: 'As in `Notice`; empty for a module that is off the site' }),
  starts_on: z.string().meta({ description: 'First day; empty: from its publication' }),
  ends_on: z.string().meta({ description: 'Last day; empty: until it is taken off the site' }),
  zone: z.string().meta({ description: 'IANA name of the time zone in which the days begin' }),
  state: z.enum(['planned', 'shown', 'over']),
}).meta({ id: 'PlannedNotice' })
export type PlannedNotice = z.infer<typeof PlannedNotice>

export const listNotices = endpoint(paths.listNotices, {
  summary: 'List the notices of today',
  may: 'everyone',
  output: { 200: listOf(Notice) },
  reads: ['notices', 'library'],
})
export const listAllNotices = endpoint(paths.listAllNotices, {
  summary: 'List all published notices with their state',
  may: 'editor',
  output: { 200: listOf(PlannedNotice) },
})
