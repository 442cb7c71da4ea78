import { lineOf } from '#core/hidden-characters.ts'
import { textField } from '#core/rules.ts'
import { fieldText } from './messages.ts'

export const FOLDER_NAME_FIELD = textField(
  { required: true, max: 20, like: /^\P{Cc}*$/u, clean: lineOf },
  fieldText.folderName,
)

/** More than a member needs; they bound what one member can store. */
export const MAX_FOLDERS = 100
export const MAX_ITEMS = 1000
