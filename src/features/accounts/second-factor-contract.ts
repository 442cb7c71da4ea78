import { z } from 'zod'
import { ruled } from '#core/rule-schema.ts'
import { endpoint } from './endpoint.ts'
import { paths } from './paths.ts'
import { CODE_FIELD, PASSWORD_FIELD } from './rules.ts'

const code = ruled(CODE_FIELD).meta({ description: 'A code of the app, or a recovery code' })
const example = { code: '492039' }
/** What the calls with a code share. */
const byCode = { may: 'member', example, input: z.object({ code }) } as const
/** Each is shown once: the site stores their hashes. */
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string().meta({ examples: ['4f7kq-9x2ma'] })) })

export const SecondFactor = z
  .object({
    created_at: z.string().nullable().meta({ description: 'When it was set up; null if there is none' }),
    is_checked: z.boolean().meta({ description: 'Whether its code was entered in this session' }),
    recovery_codes_left: z.int(),
    may_set_up: z
      .boolean()
      .meta({ description: 'Whether it can be set up now: for a day after a link of the command line was used' }),
  })
  .meta({ id: 'SecondFactor' })
export type SecondFactor = z.infer<typeof SecondFactor>

export const getSecondFactor = endpoint(paths.getSecondFactor, {
  summary: 'Get the state of your second factor',
  description: 'Only members with a staff role have one.',
  may: 'member',
  output: { 200: SecondFactor },
  errors: ['not_allowed'],
})

export const beginSecondFactor = endpoint(paths.beginSecondFactor, {
  summary: 'Begin to set up a second factor',
  description: 'Only members with a staff role have one. It is in force after the first code was confirmed.',
  may: 'member',
  output: {
    200: z.object({
      secret: z.string().meta({ description: 'In Base32, for typing', examples: ['JBSWY3DPEHPK3PXP'] }),
      uri: z.string().meta({ description: 'For a QR code', examples: ['otpauth://totp/TRP?secret=JBSWY3DPEHPK3PXP'] }),
    }),
  },
  errors: ['not_allowed', 'invalid_input'],
  limit: 20,
})

export const confirmSecondFactor = endpoint(paths.confirmSecondFactor, {
  ...byCode,
  summary: 'Confirm a new second factor by its first code',
  description: 'Returns the recovery codes. The session counts as checked.',
  output: { 200: RecoveryCodes },
  errors: ['not_allowed'],
  limit: 20,
})

export const verifySecondFactor = endpoint(paths.verifySecondFactor, {
  ...byCode,
  summary: 'Enter the code of your second factor in this session',
  output: { 204: z.null() },
  errors: ['not_allowed', 'too_many_requests'],
  limit: 60,
})

export const renewRecoveryCodes = endpoint(paths.renewRecoveryCodes, {
  ...byCode,
  summary: 'Get new recovery codes',
  description: 'Earlier ones are void.',
  output: { 200: RecoveryCodes },
  errors: ['not_allowed', 'too_many_requests'],
  limit: 20,
})

export const removeSecondFactor = endpoint(paths.removeSecondFactor, {
  summary: 'Remove your second factor',
  description: 'The staff role does not count until another one is set up.',
  may: 'member',
  example: { password: 'Sunbird-42!', ...example },
  input: z.object({ password: ruled(PASSWORD_FIELD), code }),
  output: { 204: z.null() },
  errors: ['not_allowed', 'too_many_requests', 'busy'],
  limit: 20,
})
