import { EMAIL_RULE } from './email-rule.ts'
import { ruled } from './rule-schema.ts'

/** An address as it is kept: in lower case, because no one tells two mailboxes apart by case. */
export const emailField = ruled(EMAIL_RULE).transform((email) => email.toLowerCase())
