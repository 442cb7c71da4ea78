import { EMAIL_RULE } from '#core/email-rule.ts'
import type { TextRule } from '#core/rules.ts'

/* The rules of the fields of an account, for forms and server. */

function nameRule(name: string): TextRule {
  return {
    empty: `${name} is required`,
    min: [2, `${name} must have at least 2 characters`],
    max: [100, `${name} can't be longer than 100 characters`],
    like: [/^\P{Cc}*$/u, `${name} must be one line of text`],
  }
}

export const NAME_IS_LINK = 'A name can’t hold a link or an email address'
export const NAME_IS_RESERVED = 'This name is kept for the people who run the site. Use your own name.'

const PASSWORD_MESSAGE =
  'Must Contain 8 Characters, One Uppercase, One Lowercase, One Number and one special case Character'

/** The special characters that count in a password, with spaces that do not break, for the help of the form. */
export const SPECIAL_CHARACTERS = [...'@$!%*#?&'].join('\u00A0')

export const FIRST_NAME_RULE = nameRule('First name')
export const LAST_NAME_RULE = nameRule('Last name')
export const EMAIL = EMAIL_RULE

/** The rule of a new password. 128 characters bound the work of hashing. */
export const NEW_PASSWORD_RULE = {
  empty: 'Password is required',
  min: [8, PASSWORD_MESSAGE],
  max: [128, 'Password can’t be longer than 128 characters'],
  like: [/^(?=.*[A-Za-z])(?=.*\d)(?=.*[@$!%*#?&])/s, PASSWORD_MESSAGE],
  verbatim: true,
} as const satisfies TextRule

/** The rule of a password at login: older rules may have allowed it. */
export const PASSWORD_RULE = {
  empty: 'Password is required',
  max: [128, 'Password can’t be longer than 128 characters'],
  verbatim: true,
} as const satisfies TextRule

export const BIO_RULE = {
  min: [2, 'Bio must have at least 2 characters'],
  max: [150, "Bio can't be longer than 150 characters"],
  like: [/^(?:\P{Cc}|[\t\n\r])*$/u, 'Bio has characters that can’t be kept'],
} as const satisfies TextRule

export const LINKEDIN_RULE = {
  max: [300, 'URL is not valid'],
  like: [/^https?:\/\/[^\s\p{Cc}/?#.]+(?:\.[^\s\p{Cc}/?#.]+)+(?:[/?#][^\s\p{Cc}]*)?$/iu, 'URL is not valid'],
} as const satisfies TextRule

/** The rule of the form, which adds a missing `https://`. */
export const LINKEDIN_TYPED_RULE = {
  max: LINKEDIN_RULE.max,
  like: [/^(?:https?:\/\/)?[^\s\p{Cc}/?#.:]+(?:\.[^\s\p{Cc}/?#.]+)+(?:[/?#][^\s\p{Cc}]*)?$/iu, 'URL is not valid'],
} as const satisfies TextRule

export const TIMEZONE_RULE = {
  empty: 'Timezone is required',
  max: [64, 'Choose a timezone from the list'],
} as const satisfies TextRule

export const PASSWORDS_DIFFER = 'Both password need to be the same'

/** The largest photo in bytes: a phone takes photos of 3 to 5 MB. */
export const PHOTO_BYTES = 5 * 1024 * 1024

const SCHEME = /^[a-z][a-z\d+.-]*:/i

/** Adds `https://` to an address that was typed without a scheme. */
export function withScheme(typed: string): string {
  const address = typed.trim()
  return address === '' || SCHEME.test(address) ? address : `https://${address.replace(/^\/+/, '')}`
}
