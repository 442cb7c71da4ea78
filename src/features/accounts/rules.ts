import { textField } from '#core/rules.ts'
import { fieldText } from './messages.ts'

/* The text fields of an account, for forms and server. */

const NAME_RULE = { required: true, min: 2, max: 100, like: /^\P{Cc}*$/u } as const

export const FIRST_NAME_FIELD = textField(NAME_RULE, fieldText.firstName)
export const LAST_NAME_FIELD = textField(NAME_RULE, fieldText.lastName)

const MIN_PASSWORD = 8
/** Bounds the work of hashing. */
const MAX_PASSWORD = 128

export const NEW_PASSWORD_FIELD = textField(
  {
    required: true,
    min: MIN_PASSWORD,
    max: MAX_PASSWORD,
    like: /^(?=.*[A-Za-z])(?=.*\d)(?=.*[@$!%*#?&])/s,
    verbatim: true,
  },
  fieldText.newPassword(MIN_PASSWORD),
)

/** A password at login: older rules may have allowed it. */
export const PASSWORD_FIELD = textField({ required: true, max: MAX_PASSWORD, verbatim: true }, fieldText.password)

export const PASSWORD_TO_DELETE_FIELD = textField(PASSWORD_FIELD.rule, fieldText.passwordToDelete)
/** Whether posts stay or go with the account. */
export const POSTS_FIELD = textField({}, {})

/** Days in which a login takes the deletion of an account back. */
export const GRACE_DAYS = 7

/** The new password, typed a second time. */
export const CONFIRM_PASSWORD_FIELD = textField({ required: true, verbatim: true }, fieldText.confirmPassword)

/** Longest code that is read: a recovery code with spaces. */
const MAX_CODE = 40

/** A code of the app, or a recovery code. */
export const CODE_FIELD = textField({ required: true, max: MAX_CODE }, fieldText.code)
export const OPTIONAL_CODE_FIELD = textField({ max: MAX_CODE }, { too_long: fieldText.code.too_long })

export const BIO_FIELD = textField({ min: 2, max: 150, like: /^(?:\P{Cc}|[\t\n\r])*$/u }, fieldText.bio)

const MAX_LINKEDIN = 300

export const LINKEDIN_FIELD = textField(
  { max: MAX_LINKEDIN, like: /^https?:\/\/[^\s\p{Cc}/?#.@\\]+(?:\.[^\s\p{Cc}/?#.@\\]+)+(?:[/?#][^\s\p{Cc}]*)?$/iu },
  fieldText.linkedin,
)

/** The field of the form, which adds a missing `https://`. */
export const LINKEDIN_TYPED_FIELD = textField(
  {
    max: MAX_LINKEDIN,
    like: /^(?:https?:\/\/)?[^\s\p{Cc}/?#.:@\\]+(?:\.[^\s\p{Cc}/?#.@\\]+)+(?:[/?#][^\s\p{Cc}]*)?$/iu,
  },
  fieldText.linkedin,
)

export const TIMEZONE_FIELD = textField({ required: true, max: 64 }, fieldText.timezone)

/** The largest photo in bytes: a phone takes photos of 3 to 5 MB. */
export const PHOTO_BYTES = 5 * 1024 * 1024

const SCHEME = /^[a-z][a-z\d+.-]*:/i

/** Adds `https://` to an address that was typed without a scheme. */
export function withScheme(typed: string): string {
  const address = typed.trim()
  return address === '' || SCHEME.test(address) ? address : `https://${address.replace(/^\/+/, '')}`
}

/** Who can create an account: everybody, people with an invitation, or nobody. */
export const REGISTRATION = ['open', 'invitation', 'closed'] as const
export type Registration = (typeof REGISTRATION)[number]
