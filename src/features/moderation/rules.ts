import { textField } from '#core/rules.ts'
import { fieldText } from './messages.ts'

const MAX_REASON = 1000

export const REASON_FIELD = textField({ required: true, max: MAX_REASON }, fieldText.reason)
export const OPTIONAL_REASON_FIELD = textField({ max: MAX_REASON }, { too_long: fieldText.reason.too_long })
export const NOTE_FIELD = textField({ required: true, max: 500 }, fieldText.note)
