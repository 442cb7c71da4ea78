import { z } from 'zod'
import { Archive, idParam } from '#core/schemas.ts'
import { endpoint } from './endpoint.ts'
import { paths } from './paths.ts'

/** The state of a copy of the own data: not asked for, being made, or ready until a time. */
export const DataCopy = z
  .object({
    asked_at: z.string().nullable(),
    made_at: z.string().nullable(),
    until: z.string().nullable(),
    download: z.string().nullable().meta({ description: 'The URL of the archive; valid for an hour' }),
    size_bytes: z.int(),
  })
  .meta({ id: 'DataCopy' })
export type DataCopy = z.infer<typeof DataCopy>

export const getUserData = endpoint(paths.getUserData, {
  summary: 'Get the state of the copy of your data',
  may: 'member',
  output: { 200: DataCopy },
})

export const askUserData = endpoint(paths.askUserData, {
  summary: 'Ask for a copy of all data that is stored about you',
  description: 'A mail says when it is ready. It can be downloaded for 7 days.',
  may: 'member',
  output: { 200: DataCopy },
  limit: 20,
})

export const downloadUserData = endpoint(paths.downloadUserData, {
  summary: 'Download the copy of your data',
  description: 'The data as JSON and your photo. The URL is `download` of the state of the copy.',
  may: 'signed-link',
  params: z.object({
    account: idParam,
    expires: z.coerce.number<string | number>().int().min(0),
    signature: z.string().max(100),
  }),
  output: { 200: Archive },
  errors: ['not_found'],
})
