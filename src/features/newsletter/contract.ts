import { z } from 'zod'
import { emailField } from '#core/email-field.ts'
import { endpoint } from '#core/endpoint.ts'
import { PREFERENCES } from '#features/accounts/contract.ts'
import { paths } from './paths.ts'

/** What can be left by a link in a mail: the newsletter, or one kind of mail that a member has asked for. */
export const LISTS = ['newsletter', ...PREFERENCES] as const
export type MailingList = (typeof LISTS)[number]

const Detail = z.object({ detail: z.string() })

export const subscribe = endpoint(paths.subscribe, {
  summary: 'Ask for the newsletter: a mail asks the address to confirm, and only then is it on the list',
  input: z.object({ email: emailField }),
  output: { 200: Detail },
  errors: ['already_subscribed'],
  limit: 20,
})

export const confirm = endpoint(paths.confirm, {
  summary: 'Put an address on the list of the newsletter by the link of its mail, within 7 days',
  query: z.object({
    email: z.string().max(200),
    at: z.coerce.number<string | number>().int().nonnegative().meta({ description: 'When it asked, in ms since 1970' }),
    key: z.string().max(100),
  }),
  output: { 200: Detail },
  limit: 60,
})

export const unsubscribe = endpoint(paths.unsubscribe, {
  summary: 'Leave a mailing list by the link of a mail, without logging in (RFC 8058: one press in the mail program)',
  query: z.object({ list: z.enum(LISTS), email: z.string().max(200), key: z.string().max(100) }),
  output: { 200: Detail },
})
