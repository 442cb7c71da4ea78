import { z } from 'zod'
import { endpoint } from '#core/endpoint.ts'
import { ruled } from '#core/rule-schema.ts'
import { text } from './messages.ts'
import { paths } from './paths.ts'
import { EASE, FOUND, MESSAGE_RULE, ROLES } from './rules.ts'

export const sendFeedback = endpoint(paths.sendFeedback, {
  summary: 'Say how the site serves; nothing personal is kept. Sent again with the same Idempotency-Key it counts once',
  input: z.object({
    role: z.enum(ROLES, text.roleChoose),
    ease: z
      .literal([1, 2, 3, 4, 5, ...EASE], text.easeMissing)
      .transform(Number)
      .meta({ description: 'From 1, hard, to 5, easy' }),
    found: z.enum(FOUND, text.foundMissing),
    message: ruled(MESSAGE_RULE).optional(),
  }),
  output: { 201: z.object({ detail: z.string() }) },
  limit: 10,
})
