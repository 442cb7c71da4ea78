import { z } from 'zod'
import { defineEndpoints } from '#core/endpoint.ts'
import { Detail, emailField, idParam } from '#core/schemas.ts'
import { PREFERENCES } from '#features/accounts/contract.ts'
import { paths } from './paths.ts'

const endpoint = defineEndpoints(
  { name: 'Newsletter', description: 'Subscription to the newsletter and other mailing lists' },
  paths,
)

/** The mailing lists with an unsubscribe link: the newsletter, and each kind of mail that a member can choose. */
export const LISTS = ['newsletter', ...PREFERENCES] as const
export type MailingList = (typeof LISTS)[number]

export const subscribe = endpoint(paths.subscribe, {
  summary: 'Subscribe to the newsletter',
  description: 'A mail asks the reader to confirm the address.',
  may: 'everyone',
  example: { email: 'amina@example.org' },
  input: z.object({ email: emailField }),
  output: { 200: Detail },
  errors: ['already_subscribed'],
  limit: 20,
})

export const confirm = endpoint(paths.confirm, {
  summary: 'Confirm a newsletter subscription by the link of its mail',
  description: 'The link is valid for 7 days.',
  may: 'signed-link',
  query: z.object({
    email: z.string().max(200),
    at: z.coerce
      .number<string | number>()
      .int()
      .nonnegative()
      .meta({ description: 'Time of the subscription in ms since 1970' }),
    key: z.string().max(100),
  }),
  output: { 200: Detail },
  limit: 60,
})

export const unsubscribe = endpoint(paths.unsubscribe, {
  summary: 'Unsubscribe from a mailing list by the link of a mail',
  description: 'Supports one-click unsubscribe (RFC 8058).',
  may: 'signed-link',
  query: z.object({
    list: z.enum(LISTS),
    email: z.string().max(200),
    key: z.string().max(100),
    mail: idParam.optional().meta({ description: 'The mail with the link, to count who leaves' }),
  }),
  output: { 200: Detail },
})
