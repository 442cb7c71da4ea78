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

export const NOTE_FIELD = textField({ max: 80, like: /^\P{Cc}*$/u, clean: lineOf }, fieldText.note)
export const MAX_COPIES = 999

export const MAX_PRINT_PAGES = 300
export const MAX_PRINT_BYTES = 30 * 1000 ** 2

/** Sheets of paper for these documents, printed on both sides. */
export function countSheets(documents: readonly { pages: number; copies?: number | null | undefined }[]): number {
  return documents.reduce((sum, { pages, copies }) => sum + Math.ceil(pages / 2) * (copies ?? 1), 0)
}
