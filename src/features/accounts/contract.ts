import { z } from 'zod'
import { emailField } from '#core/email-field.ts'
import { endpoint } from '#core/endpoint.ts'
import { listOf } from '#core/paging.ts'
import { ruled } from '#core/rule-schema.ts'
import { paths } from './paths.ts'
import { bioField, linkedinField, nameField } from './profile-fields.ts'
import {
  FIRST_NAME_RULE,
  LAST_NAME_RULE,
  NEW_PASSWORD_RULE,
  PASSWORD_RULE,
  PASSWORDS_DIFFER,
  PHOTO_BYTES,
  TIMEZONE_RULE,
} from './rules.ts'

declare module '#core/endpoint.ts' {
  interface FeatureTags {
    /** `member:7` is what one member has written. */
    accounts: 'members' | `member:${number}`
  }
}

const id = z.coerce.number<string | number>().int().min(1).max(2_147_483_647)
const Detail = z.object({ detail: z.string() })
/** A JWT of ours is shorter. */
const token = z.string('A token is needed').min(1, 'A token is needed').max(2000)

/** A member as everybody may see them: never with an address. */
export const Profile = z.object({
  id: z.int(),
  pk: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  profile_picture: z.string().nullable().meta({ description: 'Address of a picture on this site' }),
  bio: z.string(),
  linkedin_url: z.string(),
  points: z.int(),
})
export type Profile = z.infer<typeof Profile>

/** One's own account. */
export const User = Profile.extend({
  email: z.string(),
  timezone: z.string(),
  email_community_responses: z.boolean(),
  email_new_module: z.boolean(),
  email_occassional_updates: z.boolean(),
  suspension: z
    .object({ until: z.string().nullable().meta({ description: 'Null: it has no end' }) })
    .nullable()
    .meta({ description: 'While it lasts you cannot post in the community' }),
})
export type User = z.infer<typeof User>

export const PREFERENCES = ['email_community_responses', 'email_new_module', 'email_occassional_updates'] as const
export type Preference = (typeof PREFERENCES)[number]

export const login = endpoint(paths.login, {
  summary: 'Log in',
  input: z.object({ email: emailField, password: ruled(PASSWORD_RULE) }),
  output: { 200: z.object({ access_token: z.string(), refresh_token: z.string(), user: User }) },
  errors: ['too_many_requests', 'busy'],
  limit: 120,
})

export const logout = endpoint(paths.logout, {
  summary: 'End the session that a refresh token belongs to',
  input: z.object({ refresh: token }),
  output: { 200: Detail },
})

const samePasswords = <T extends Record<string, unknown>>(first: keyof T & string, second: keyof T & string) => ({
  test: (input: T) => input[first] === input[second],
  fault: { path: [second], message: PASSWORDS_DIFFER },
})
const registered = samePasswords<{ password1: string; password2: string }>('password1', 'password2')
const renewed = samePasswords<{ new_password1: string; new_password2: string }>('new_password1', 'new_password2')

export const register = endpoint(paths.register, {
  summary: 'Create an account; a mail asks to verify the address. `username` is the email',
  input: z
    .object({
      username: z.string().optional(),
      email: emailField,
      first_name: nameField(FIRST_NAME_RULE),
      last_name: nameField(LAST_NAME_RULE),
      password1: ruled(NEW_PASSWORD_RULE),
      password2: z.string(PASSWORDS_DIFFER),
      timezone: z.string().max(64).optional(),
    })
    .refine(registered.test, registered.fault),
  output: { 201: Detail },
  errors: ['too_many_requests', 'busy'],
  limit: 30,
})

export const resendVerification = endpoint(paths.resendVerification, {
  summary: 'Send the verification mail again, if the address waits for it; the answer is the same in any case',
  input: z.object({ email: emailField }),
  output: { 200: Detail },
  limit: 10,
})

export const verifyEmail = endpoint(paths.verifyEmail, {
  summary: 'Verify an address by the key of its mail, within 3 days',
  input: z.object({ key: token }),
  output: { 200: Detail },
  limit: 60,
})

export const verifyToken = endpoint(paths.verifyToken, {
  summary: 'Ask whether an access token is good',
  input: z.object({ token }),
  output: { 200: z.object({}) },
  errors: ['token_not_valid'],
})

export const refreshToken = endpoint(paths.refreshToken, {
  summary:
    'Exchange a refresh token for new tokens. One that is used twice ends its session, except when it is sent again with the same Idempotency-Key',
  input: z.object({ refresh: token }),
  output: { 200: z.object({ access: z.string(), refresh: z.string() }) },
  errors: ['token_not_valid'],
})

/** One login on one device. */
export const Session = z.object({
  id: z.uuid(),
  device: z.string().meta({ description: "In plain words, such as 'Chrome on Android'; empty when it is unknown" }),
  created_at: z.string().meta({ description: 'When the member logged in; it ends 90 days after that' }),
  last_used_at: z.string().meta({ description: 'To the half hour' }),
  is_current: z.boolean().meta({ description: 'The session that asks' }),
})
export type Session = z.infer<typeof Session>

export const listSessions = endpoint(paths.listSessions, {
  summary: 'List where you are logged in',
  who: 'member',
  output: { 200: listOf(Session) },
})

export const endSession = endpoint(paths.endSession, {
  summary: 'Log out on one device',
  who: 'member',
  params: z.object({ id: z.uuid() }),
  output: { 204: z.null() },
  errors: ['not_found'],
})

export const endOtherSessions = endpoint(paths.endOtherSessions, {
  summary: 'Log out on all devices but this one',
  who: 'member',
  output: { 204: z.null() },
})

export const changePassword = endpoint(paths.changePassword, {
  summary: 'Choose a new password by the present one; ends all other sessions',
  who: 'member',
  input: z
    .object({
      old_password: ruled(PASSWORD_RULE),
      new_password1: ruled(NEW_PASSWORD_RULE),
      new_password2: z.string(PASSWORDS_DIFFER),
    })
    .refine(renewed.test, renewed.fault),
  output: { 200: Detail },
  errors: ['too_many_requests', 'busy'],
  limit: 20,
})

export const getUser = endpoint(paths.getUser, {
  summary: 'Get your account',
  who: 'member',
  output: { 200: User },
})

const Toggle = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])

export const updateUser = endpoint(paths.updateUser, {
  summary: 'Change your profile, or one preference; an empty `profile_picture` removes the picture',
  who: 'member',
  uploadBytes: PHOTO_BYTES,
  input: z.object({
    first_name: nameField(FIRST_NAME_RULE).optional(),
    last_name: nameField(LAST_NAME_RULE).optional(),
    timezone: ruled(TIMEZONE_RULE).optional(),
    bio: bioField.optional(),
    linkedin_url: linkedinField.optional(),
    profile_picture: z
      .union([z.literal(''), z.file().max(PHOTO_BYTES)])
      .optional()
      .meta({ description: 'A PNG or JPEG file of 5 MB at most' }),
    email_community_responses: Toggle.optional(),
    email_new_module: Toggle.optional(),
    email_occassional_updates: Toggle.optional(),
  }),
  output: { 200: User },
  errors: ['too_large'],
  limit: 60,
})

export const deleteUser = endpoint(paths.deleteUser, {
  summary: 'Delete your account: profile and bookmarks go, posts stay as "Removed member"',
  who: 'member',
  input: z.object({ password: ruled(PASSWORD_RULE) }),
  output: { 204: z.null() },
  errors: ['too_many_requests', 'busy'],
  limit: 20,
})

export const getUserData = endpoint(paths.getUserData, {
  summary: 'Get everything that is kept about you',
  who: 'member',
  output: { 200: z.record(z.string(), z.unknown()) },
  limit: 20,
})

export const listTimezones = endpoint(paths.listTimezones, {
  summary: 'List the timezones that a profile may have',
  output: { 200: listOf(z.string()) },
  reads: ['members'],
})

export const askPasswordReset = endpoint(paths.askPasswordReset, {
  summary: 'Send a mail to choose a new password, if the address has an account; the answer is the same in any case',
  input: z.object({ email: emailField }),
  output: { 200: Detail },
  limit: 10,
})

export const confirmPasswordReset = endpoint(paths.confirmPasswordReset, {
  summary: 'Choose a new password by the link of a mail, within 24 hours; ends all sessions',
  input: z
    .object({
      uid: z.string().max(200),
      token: z.string().max(200),
      new_password1: ruled(NEW_PASSWORD_RULE),
      new_password2: z.string(PASSWORDS_DIFFER),
    })
    .refine(renewed.test, renewed.fault),
  output: { 200: Detail },
  errors: ['busy'],
  limit: 30,
})

export const getProfile = endpoint(paths.getProfile, {
  summary: "Get a member's public profile",
  params: z.object({ id }),
  output: { 200: Profile },
  reads: ['members'],
  errors: ['not_found'],
})
