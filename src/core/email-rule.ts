import type { TextRule } from './rules.ts'

/** The pattern of email fields in HTML, with a dot in the domain. */
const ADDRESS =
  /^[a-z\d.!#$%&'*+/=?^_`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

export const EMAIL_MAX = 100

export const EMAIL_RULE = {
  empty: 'Email is required',
  max: [EMAIL_MAX, 'Email must be less than 100 characters'],
  like: [ADDRESS, 'Must be a valid email address'],
} as const satisfies TextRule
