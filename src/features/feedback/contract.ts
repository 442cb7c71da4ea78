import { z } from 'zod'
import { defineEndpoints } from '#core/endpoint.ts'
import { ruled } from '#core/rule-schema.ts'
import { Detail } from '#core/schemas.ts'
import { text } from './messages.ts'
import { paths } from './paths.ts'
import { EASE, FOUND, MESSAGE_FIELD, ROLES } from './rules.ts'

declare module '#core/endpoint.ts' {
  interface FeatureTags {
    feedback: 'survey'
  }
}

const endpoint = defineEndpoints({ name: 'Feedback', description: 'Feedback about the site' }, paths)

export const sendFeedback = endpoint(paths.sendFeedback, {
  summary: 'Send feedback about the site',
  description: 'Stores no personal data.',
  may: 'everyone',
  example: { role: 'trainer', ease: 4, found: 'yes', message: 'More handouts in French, please.' },
  input: z.object({
    role: z.enum(ROLES, text.roleChoose),
    ease: z
      .literal([1, 2, 3, 4, 5, ...EASE], text.easeMissing)
      .transform(Number)
      .meta({ description: 'From 1, hard, to 5, easy' }),
    found: z.enum(FOUND, text.foundMissing),
    message: ruled(MESSAGE_FIELD).optional(),
  }),
  output: { 201: Detail },
  limit: 10,
})

export const getSurvey = endpoint(paths.getSurvey, {
  summary: 'Get whether readers are asked for feedback',
  may: 'everyone',
  output: { 200: z.object({ is_offered: z.boolean() }) },
  reads: ['survey'],
})
