import { z } from 'zod'
import { defineEndpoints } from '#core/endpoint.ts'
import { paths } from './paths.ts'
import { PERIODS, type TableName } from './views.ts'

const endpoint = defineEndpoints({ name: 'Numbers', description: 'How the site is used, without visitors' }, paths)

const day = z.iso.date()

const Span = z.object({ from: day, until: day })

export const Shown = z
  .object({
    value: z.int(),
    is_below: z.boolean().meta({ description: 'Whether the count is lower than `value`, so that it tells nothing' }),
  })
  .meta({ id: 'ShownCount' })
export type Shown = z.infer<typeof Shown>

export const NumbersRow = z
  .object({
    label: z.string().meta({ description: 'For a row of time: its first day' }),
    page: z.string().nullable().meta({ description: 'Path of the page on this site that it is about' }),
    now: Shown,
    before: Shown.nullable().meta({ description: 'The same days of the period before; null where it is not known' }),
    is_running: z.boolean().meta({ description: 'Whether its days are not over yet' }),
  })
  .meta({ id: 'NumbersRow' })
export type NumbersRow = z.infer<typeof NumbersRow>

const rows = z.array(NumbersRow)

export const Numbers = z
  .object({
    period: z.enum(PERIODS),
    whole: Span.meta({ description: 'The days of the period' }),
    counted: Span.meta({ description: 'Its days until today' }),
    before: Span.meta({ description: 'The same days of the period before' }),
    earlier: day,
    later: day.nullable(),
    began_at: z.string().meta({ description: 'When counting began' }),
    hours: z
      .object({ now: z.number().nullable(), before: z.number().nullable() })
      .meta({ description: 'Median time to the first answer; null with fewer than five answers' }),
    comments: z.array(z.string()).meta({ description: 'The newest messages of the survey, at most 100' }),
    tables: z.object({
      glance: rows,
      answers: rows,
      downloads: rows,
      modules: rows,
      files: rows,
      languages: rows,
      missed: rows,
      ease: rows,
      found: rows,
    } satisfies Record<TableName, typeof rows>),
  })
  .meta({ id: 'Numbers' })
export type Numbers = z.infer<typeof Numbers>

export const getNumbers = endpoint(paths.getNumbers, {
  summary: 'Get the numbers of a period',
  description: 'Fewer than five is shown as lower than five, also where a sum would tell.',
  may: 'editor',
  query: z.object({
    period: z.enum(PERIODS).catch('13-weeks').default('13-weeks'),
    at: day.optional().catch(undefined).meta({ description: 'A day of the period; default is today' }),
    all: z
      .enum(['modules', 'files', 'tables'])
      .optional()
      .catch(undefined)
      .meta({ description: 'The table with 100 rows; `tables` for all tables with 5000 rows' }),
  }),
  output: { 200: Numbers },
})
