import { fieldText } from './messages.ts'
import { textField } from './rules.ts'

/** The pattern of email fields in HTML, with a dot in the domain. */
const ADDRESS =
  /^[a-z\d.!#$%&'*+/=?^_`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

export const EMAIL_FIELD = textField({ required: true, max: 100, like: ADDRESS }, fieldText.email)
