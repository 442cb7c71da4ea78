import { z } from 'zod'
import { paths } from '../paths.ts'
import { endpoint } from './endpoint.ts'

export const GUIDANCE_LANGUAGES = ['en', 'fr', 'es'] as const
export type GuidanceLanguage = (typeof GUIDANCE_LANGUAGES)[number]

/** The guidance that the content follows. Its texts are empty and its date is null until an editor writes it. */
export const Guidance = z
  .object({
    noticed_on: z.iso.date().nullable().meta({ description: 'Day of the notice' }),
    editions: z.array(z.object({ title: z.string(), details: z.string(), url: z.string() })),
    based_on: z.string().meta({ description: 'The editions in one sentence' }),
    notice: z.string().meta({ description: 'What has changed since, in one or two sentences' }),
  })
  .meta({ id: 'Guidance' })
export type Guidance = z.infer<typeof Guidance>

export const getGuidance = endpoint(paths.getGuidance, {
  summary: 'Get the editions of the guidance that the content follows',
  description: 'Includes the notice about newer editions.',
  may: 'everyone',
  query: z.object({ language: z.enum(GUIDANCE_LANGUAGES).default('en') }),
  output: { 200: Guidance },
  reads: ['pages'],
})
