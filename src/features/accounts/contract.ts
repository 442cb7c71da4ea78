import { z } from 'zod'
import { listOf } from '#core/paging.ts'
import { issue, ruled } from '#core/rule-schema.ts'
import { Detail, emailField, idParam } from '#core/schemas.ts'
import { endpoint } from './endpoint.ts'
import { fieldText, responseText } from './messages.ts'
import { paths } from './paths.ts'
import { bioField, linkedinField, nameField } from './profile-fields.ts'
import {
  FIRST_NAME_FIELD,
  LAST_NAME_FIELD,
  NEW_PASSWORD_FIELD,
  OPTIONAL_CODE_FIELD,
  PASSWORD_FIELD,
  PHOTO_BYTES,
  TIMEZONE_FIELD,
} from './rules.ts'
import { Profile, Remembered, User } from './user-schemas.ts'

export * from './data-copy-contract.ts'
export * from './second-factor-contract.ts'
export { Profile, Remembered, User } from './user-schemas.ts'

declare module '#core/endpoint.ts' {
  interface FeatureTags {
    /** `member:7` is the profile and the posts of one member. */
    accounts: 'members' | `member:${number}` | 'registration'
  }
}

/** The tokens of this site are shorter. */
const token = z.string(responseText.tokenNeeded).min(1, responseText.tokenNeeded).max(2000)

export const PREFERENCES = ['email_community_responses', 'email_new_module', 'email_occassional_updates'] as const
export type Preference = (typeof PREFERENCES)[number]

export const login = endpoint(paths.login, {
  summary: 'Log in',
  description:
    'The access token is valid for 30 minutes. The refresh token renews it for up to 90 days. Members with a second factor send `code`; without it `error-fields` is `code=second_factor_required`.',
  may: 'everyone',
  example: { email: 'amina@example.org', password: 'Sunbird-42!' },
  input: z.object({
    email: emailField,
    password: ruled(PASSWORD_FIELD),
    code: ruled(OPTIONAL_CODE_FIELD).optional().meta({ description: 'A code of the app, or a recovery code' }),
    timezone: z.string().max(64).optional().meta({ description: 'IANA name; kept by an account that has none yet' }),
  }),
  output: { 200: z.object({ access_token: z.string(), refresh_token: z.string(), user: User }) },
  errors: ['too_many_requests', 'busy'],
  limit: 120,
})

export const logout = endpoint(paths.logout, {
  summary: 'End the session of a refresh token',
  may: 'everyone',
  example: { refresh: 'eyJhbGciOiJIUzI1NiJ9…' },
  input: z.object({ refresh: token }),
  output: { 200: Detail },
})

/** What the calls that send a mail to an address share. */
const byEmail = {
  description: 'The response is the same whether or not the address has an account.',
  may: 'everyone',
  example: { email: 'amina@example.org' },
  input: z.object({ email: emailField }),
  output: { 200: Detail },
  limit: 10,
} as const

/** The page to which the link of the mail leads back. Only a path of this site counts. */
const next = z.string().max(1000).optional()

const newPasswords = {
  new_password1: ruled(NEW_PASSWORD_FIELD),
  new_password2: z.string(fieldText.confirmPassword.required),
}
const samePasswords = <T extends Record<string, unknown>>(first: keyof T & string, second: keyof T & string) => ({
  test: (input: T) => input[first] === input[second],
  fault: { path: [second], ...issue('passwords_differ', fieldText.confirmPassword.required) },
})
const registered = samePasswords<{ password1: string; password2: string }>('password1', 'password2')
const changed = samePasswords<{ new_password1: string; new_password2: string }>('new_password1', 'new_password2')

export const register = endpoint(paths.register, {
  summary: 'Create an account',
  description:
    'A mail asks the new member to verify the address. `username` is ignored: the email is the name of the account.',
  may: 'everyone',
  example: {
    email: 'amina@example.org',
    first_name: 'Amina',
    last_name: 'Otieno',
    password1: 'Sunbird-42!',
    password2: 'Sunbird-42!',
    timezone: 'Africa/Nairobi',
  },
  input: z
    .object({
      username: z.string().optional(),
      email: emailField,
      first_name: nameField(FIRST_NAME_FIELD),
      last_name: nameField(LAST_NAME_FIELD),
      password1: ruled(NEW_PASSWORD_FIELD),
      password2: z.string(fieldText.confirmPassword.required),
      timezone: z.string().max(64).optional(),
      next,
    })
    .refine(registered.test, registered.fault),
  output: { 201: Detail },
  errors: ['registration_closed', 'too_many_requests', 'busy'],
  limit: 30,
})

export const resendVerification = endpoint(paths.resendVerification, {
  ...byEmail,
  input: byEmail.input.extend({ next }),
  summary: 'Send the verification mail again',
})

export const verifyEmail = endpoint(paths.verifyEmail, {
  summary: 'Verify an address by the key in its mail',
  description: 'The key is valid for 3 days.',
  may: 'signed-link',
  example: { key: 'Zk3vT0pW' },
  input: z.object({ key: token }),
  output: {
    200: Detail.extend({
      next: z.string().optional().meta({ description: 'The page that the new member came from; absent without one' }),
    }),
  },
  limit: 60,
})

export const verifyToken = endpoint(paths.verifyToken, {
  summary: 'Check an access token',
  may: 'everyone',
  example: { token: 'eyJhbGciOiJIUzI1NiJ9…' },
  input: z.object({ token }),
  output: { 200: z.object({}) },
  errors: ['token_not_valid'],
})

export const refreshToken = endpoint(paths.refreshToken, {
  summary: 'Exchange a refresh token for new tokens',
  description:
    'A refresh token that is used twice ends its session, unless both requests have the same `Idempotency-Key`.',
  may: 'everyone',
  example: { refresh: 'eyJhbGciOiJIUzI1NiJ9…' },
  input: z.object({ refresh: token }),
  output: { 200: z.object({ access: z.string(), refresh: z.string() }) },
  errors: ['token_not_valid'],
})

/** One login on one device. */
export const Session = z
  .object({
    id: z.uuid(),
    device: z.string().meta({ description: "In plain words, e.g. 'Chrome on Android'; empty when unknown" }),
    created_at: z.string().meta({ description: 'When the member logged in. The session ends 90 days later' }),
    last_used_at: z.string().meta({ description: 'Rounded to half an hour' }),
    is_current: z.boolean().meta({ description: 'Whether it is the session of this request' }),
  })
  .meta({ id: 'Session' })
export type Session = z.infer<typeof Session>

export const listSessions = endpoint(paths.listSessions, {
  summary: 'List your sessions',
  may: 'member',
  output: { 200: listOf(Session) },
})

export const endSession = endpoint(paths.endSession, {
  summary: 'Log out on one device',
  may: 'member',
  params: z.object({ id: z.uuid() }),
  output: { 204: z.null() },
  errors: ['not_found'],
})

export const endOtherSessions = endpoint(paths.endOtherSessions, {
  summary: 'Log out on all other devices',
  may: 'member',
  output: { 204: z.null() },
})

export const changePassword = endpoint(paths.changePassword, {
  summary: 'Change your password',
  description: 'Ends all other sessions.',
  may: 'member',
  example: { old_password: 'Sunbird-42!', new_password1: 'Kingfisher-7!', new_password2: 'Kingfisher-7!' },
  input: z
    .object({
      old_password: ruled(PASSWORD_FIELD),
      ...newPasswords,
    })
    .refine(changed.test, changed.fault),
  output: { 200: Detail },
  errors: ['too_many_requests', 'busy'],
  limit: 20,
})

export const getUser = endpoint(paths.getUser, {
  summary: 'Get your account',
  may: 'member',
  output: { 200: User },
})

const Toggle = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])

export const updateUser = endpoint(paths.updateUser, {
  summary: 'Update your profile or a preference',
  description: 'An empty `profile_picture` removes the picture. Fields that are left out stay as they are.',
  may: 'member',
  example: { bio: 'Midwife and trainer in Kisumu', email_new_module: true },
  uploadBytes: PHOTO_BYTES,
  input: z.object({
    first_name: nameField(FIRST_NAME_FIELD).optional(),
    last_name: nameField(LAST_NAME_FIELD).optional(),
    timezone: ruled(TIMEZONE_FIELD).optional(),
    bio: bioField.optional(),
    linkedin_url: linkedinField.optional(),
    profile_picture: z
      .union([z.literal(''), z.file().max(PHOTO_BYTES)])
      .optional()
      .meta({ description: 'A PNG or JPEG file of at most 5 MB' }),
    email_community_responses: Toggle.optional(),
    email_new_module: Toggle.optional(),
    email_occassional_updates: Toggle.optional(),
  }),
  output: { 200: User },
  errors: ['too_large'],
  limit: 60,
})

export const remember = endpoint(paths.remember, {
  summary: 'Remember a choice of the back office',
  may: 'staff',
  example: { single_keys: 'off' },
  input: Remembered,
  output: { 200: Remembered },
})

export const deleteUser = endpoint(paths.deleteUser, {
  summary: 'Delete your account',
  description:
    'Closes the account at once. A login within 7 days takes this back; after that profile and bookmarks are deleted. `posts` says whether discussions and comments stay, by "Former member", or go too.',
  may: 'member',
  example: { password: 'Sunbird-42!', posts: 'stay' },
  input: z.object({ password: ruled(PASSWORD_FIELD), posts: z.enum(['stay', 'go']).default('stay') }),
  output: { 204: z.null() },
  errors: ['too_many_requests', 'busy'],
  limit: 20,
})

export const listTimezones = endpoint(paths.listTimezones, {
  summary: 'List the time zones that a profile can have',
  may: 'everyone',
  output: { 200: listOf(z.string()) },
  reads: ['members'],
})

export const askPasswordReset = endpoint(paths.askPasswordReset, {
  ...byEmail,
  summary: 'Request a mail with a link to choose a new password',
})

export const confirmPasswordReset = endpoint(paths.confirmPasswordReset, {
  summary: 'Choose a new password by the link of a mail',
  description: 'The link is valid for 24 hours. Ends all sessions.',
  may: 'signed-link',
  example: { uid: 'MTI', token: 'Zk3vT0pW', new_password1: 'Kingfisher-7!', new_password2: 'Kingfisher-7!' },
  input: z
    .object({
      uid: z.string().max(200),
      token: z.string().max(200),
      ...newPasswords,
    })
    .refine(changed.test, changed.fault),
  output: { 200: Detail },
  errors: ['busy'],
  limit: 30,
})

export const getProfile = endpoint(paths.getProfile, {
  summary: 'Get the public profile of a member',
  may: 'everyone',
  params: z.object({ id: idParam }),
  output: { 200: Profile },
  reads: ['members'],
  errors: ['not_found'],
})
