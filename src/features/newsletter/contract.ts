import { z } from 'zod'
import { endpoint } from '#core/endpoint.ts'
import { addresses } from './addresses.ts'
import { EMAIL_MAX, text } from './text.ts'

export const subscribe = endpoint(addresses.subscribe, {
  summary: 'Subscribe an address to the newsletter',
  input: z.object({
    email: z
      .string(text.emailRequired)
      .trim()
      .min(1, { error: text.emailRequired, abort: true })
      .max(EMAIL_MAX, { error: text.emailTooLong, abort: true })
      .pipe(z.email(text.emailInvalid))
      .transform((email) => email.toLowerCase()),
  }),
  output: { 200: z.object({ detail: z.string() }) },
  errors: ['already_subscribed'],
  limit: 20,
})
