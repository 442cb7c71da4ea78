import type { TextRule } from '#core/rules.ts'

/** The rule for folder names, for form and server. */
export const FOLDER_NAME_RULE = {
  empty: 'Folder name is required',
  min: [1, 'Folder name is required'],
  max: [20, "Folder name can't be longer than 20 characters"],
  like: [/^\P{Cc}*$/u, 'Folder name must be one line of text'],
} as const satisfies TextRule

/** More than a member needs; they bound what one member can store. */
export const MAX_FOLDERS = 100
export const MAX_ITEMS = 1000
