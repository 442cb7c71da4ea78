import { z } from 'zod'
import { defineEndpoints } from '#core/endpoint.ts'
import { listOf } from '#core/paging.ts'
import { paths } from './paths.ts'

const endpoint = defineEndpoints({ name: 'Site', description: 'The site itself, for its administrators' }, paths)

export const HealthRow = z
  .object({
    part: z.string().meta({ examples: ['disk'] }),
    level: z.enum(['fault', 'warning', 'partly', 'off', 'ok']),
    name: z.string(),
    title: z.string(),
    detail: z.string(),
    ask: z.string().meta({ description: 'What somebody does about it; empty where nothing is to do' }),
    command: z.string().meta({ description: 'The command that `ask` speaks of; may be empty' }),
    mail: z.string().meta({ description: 'A text for the person who runs the server; empty where nothing is to do' }),
    page: z.string().nullable().meta({ description: 'The page where an administrator sees more' }),
  })
  .meta({ id: 'HealthRow' })
export type HealthRow = z.infer<typeof HealthRow>

export const getHealth = endpoint(paths.getHealth, {
  summary: 'Check the site and its machine',
  description: 'What needs somebody comes first.',
  may: 'admin',
  output: { 200: listOf(HealthRow).extend({ checked_at: z.string() }) },
  errors: ['busy'],
})
