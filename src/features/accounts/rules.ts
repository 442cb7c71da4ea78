import { EMAIL_RULE } from '#core/email-rule.ts'
import type { TextRule } from '#core/rules.ts'

/** What the fields of an account may hold; forms and server read the same. */
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

/** The special characters that count in a password, kept together in one line; the form's help names them. */
export const SPECIAL_CHARACTERS = [...'@$!%*#?&'].join('\u00A0')

export const FIRST_NAME_RULE = nameRule('First name')
export const LAST_NAME_RULE = nameRule('Last name')
export const EMAIL = EMAIL_RULE

/** A password that is chosen. 128 characters bound the work of hashing it. */
export const NEW_PASSWORD_RULE = {
  empty: 'Password is required',
  min: [8, PASSWORD_MESSAGE],
  max: [128, 'Password can’t be longer than 128 characters'],
  like: [/^(?=.*[A-Za-z])(?=.*\d)(?=.*[@$!%*#?&])/s, PASSWORD_MESSAGE],
  verbatim: true,
} as const satisfies TextRule

/** A password that is checked: whatever was once chosen. */
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

/** What may be typed: `https://` is put in front where it is missing. */
export const LINKEDIN_TYPED_RULE = {
  max: LINKEDIN_RULE.max,
  like: [/^(?:https?:\/\/)?[^\s\p{Cc}/?#.:]+(?:\.[^\s\p{Cc}/?#.]+)+(?:[/?#][^\s\p{Cc}]*)?$/iu, 'URL is not valid'],
} as const satisfies TextRule

export const TIMEZONE_RULE = {
  empty: 'Timezone is required',
  max: [64, 'Choose a timezone from the list'],
} as const satisfies TextRule

export const PASSWORDS_DIFFER = 'Both password need to be the same'

/** Bytes of a photo at most: a phone's camera makes 3 to 5 MB. */
export const PHOTO_BYTES = 5 * 1024 * 1024
