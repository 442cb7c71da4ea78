import { z } from 'zod'
import { paths } from '../paths.ts'
import { endpoint } from './endpoint.ts'

const html = z.string().meta({ description: 'HTML' })
const picture = z.string().nullable().meta({ description: 'URL of a picture' })

export const ColorGuide = z
  .object({
    title: z.string(),
    body: html,
    color_guide_items: z.array(z.object({ title: z.string(), body: z.string(), image: picture })),
  })
  .meta({ id: 'ColorGuide' })
export type ColorGuide = z.infer<typeof ColorGuide>

const colorGuide = (summary: string) => ({
  summary,
  may: 'everyone' as const,
  output: { 200: ColorGuide },
  reads: ['pages'] as const,
  errors: ['not_found'] as const,
})
export const getSlidesColorGuide = endpoint(paths.getSlidesColorGuide, colorGuide('Get the colour guide of the slides'))
export const getFrenchColorGuide = endpoint(paths.getFrenchColorGuide, colorGuide('Get the French colour guide'))
export const getSpanishColorGuide = endpoint(paths.getSpanishColorGuide, colorGuide('Get the Spanish colour guide'))
