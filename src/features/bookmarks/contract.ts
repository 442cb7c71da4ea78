import { z } from 'zod'
import { defineEndpoints } from '#core/endpoint.ts'
import { listOf } from '#core/paging.ts'
import { ruled } from '#core/rule-schema.ts'
import { Archive, Detail, idParam } from '#core/schemas.ts'
import { paths } from './paths.ts'
import { FOLDER_NAME_FIELD, MAX_ITEMS, NOTE_FIELD } from './rules.ts'
import {
  BookmarkArchive,
  BookmarkFolder,
  BookmarkItem,
  copies,
  FolderLink,
  noteFields,
  PrintPlan,
  SharedKit,
  Target,
} from './schemas.ts'

export {
  BookmarkArchive,
  BookmarkFolder,
  BookmarkItem,
  FolderLink,
  PrintPlan,
  SharedKit,
} from './schemas.ts'

declare module '#core/endpoint.ts' {
  interface FeatureTags {
    /** `folder:7` is what the share link of one folder shows. */
    bookmarks: `folder:${number}`
  }
}

const endpoint = defineEndpoints({ name: 'Bookmarks', description: 'The bookmark folders of a member' }, paths)

const FolderParams = z.object({ folder: idParam })
const ofFolder = { may: 'member', params: FolderParams, errors: ['not_found'] } as const
const folderName = ruled(FOLDER_NAME_FIELD)

export const listFolders = endpoint(paths.listFolders, {
  summary: 'List your bookmark folders with their bookmarks',
  description:
    'The default folder comes first, then the others by name. `archive` has the documents of all, each once.',
  may: 'member',
  output: { 200: listOf(BookmarkFolder).extend({ archive: BookmarkArchive }) },
})

export const createFolder = endpoint(paths.createFolder, {
  summary: 'Create a bookmark folder',
  description: 'Names are unique among your folders.',
  may: 'member',
  example: { folder_name: 'Workshop in May' },
  input: z.object({ folder_name: folderName }),
  output: { 201: BookmarkFolder },
})

export const renameFolder = endpoint(paths.renameFolder, {
  ...ofFolder,
  summary: 'Rename a bookmark folder',
  description: 'The default folder cannot be renamed. `name` is an alias of `folder_name`.',
  example: { folder_name: 'Workshop in June' },
  input: z.object({ id: idParam.optional(), name: folderName.optional(), folder_name: folderName.optional() }),
  output: { 200: z.object({ id: z.int(), folder_name: z.string() }) },
})

export const deleteFolder = endpoint(paths.deleteFolder, {
  ...ofFolder,
  summary: 'Delete a bookmark folder with its bookmarks',
  description: 'The default folder cannot be deleted.',
  output: { 204: z.null() },
})

export const addItem = endpoint(paths.addItem, {
  ...ofFolder,
  summary: 'Add a bookmark to a folder',
  description: 'New bookmarks go to the end. A bookmark that the folder already has keeps its position.',
  example: { type: 'module', id: 12 },
  input: Target,
  output: { 200: Detail.extend({ item: BookmarkItem }) },
})

export const removeItem = endpoint(paths.removeItem, {
  ...ofFolder,
  summary: 'Remove a bookmark from a folder',
  example: { type: 'module', id: 12 },
  input: Target,
  output: { 200: Detail },
})

export const orderItems = endpoint(paths.orderItems, {
  ...ofFolder,
  summary: 'Set the order of the bookmarks in a folder',
  description: 'Bookmarks that are not in the list keep their order after the others.',
  example: {
    items: [
      { type: 'handouts', id: 7 },
      { type: 'module', id: 12 },
    ],
  },
  input: z.object({ items: z.array(Target).max(MAX_ITEMS) }),
  output: { 200: Detail },
})

export const noteItem = endpoint(paths.noteItem, {
  ...ofFolder,
  summary: 'Set how many copies of a bookmark are printed, and its note',
  description:
    'A change that another device made later than `changed_at` stays: the response has what is stored, and `is_newest` is false.',
  example: { type: 'handouts', id: 7, copies: 20, note: 'one for each trainee' },
  input: Target.extend({
    copies: copies.nullable(),
    note: ruled(NOTE_FIELD),
    changed_at: z.iso.datetime().optional(),
  }),
  output: { 200: Detail.extend({ ...noteFields, is_newest: z.boolean() }) },
})

export const shareFolder = endpoint(paths.shareFolder, {
  ...ofFolder,
  summary: 'Make the share link of a folder, or change what it shows',
  description: 'Everybody with the link can read the folder.',
  example: { shows_notes: true, shows_name: false },
  input: z.object({ shows_notes: z.boolean(), shows_name: z.boolean() }),
  output: { 200: FolderLink },
})

export const unshareFolder = endpoint(paths.unshareFolder, {
  ...ofFolder,
  summary: 'Turn the share link of a folder off',
  description: 'The next link of the folder has another address.',
  output: { 204: z.null() },
})

const linkParams = { expires: z.coerce.number<string | number>().int().min(0), signature: z.string() }

const ofSignedFolder = {
  may: 'signed-link',
  params: z.object({ folder: idParam, ...linkParams }),
  errors: ['not_found'],
} as const

export const downloadAll = endpoint(paths.downloadAll, {
  summary: 'Download the documents of all bookmark folders, each once',
  description: 'The URL is `archive.download` of the list of folders.',
  may: 'signed-link',
  params: z.object({ account: idParam, ...linkParams }),
  output: { 200: Archive },
  errors: ['not_found'],
})

export const downloadFolder = endpoint(paths.downloadFolder, {
  ...ofSignedFolder,
  summary: 'Download the documents of a bookmark folder',
  description: 'The URL is the field `download` of the folder.',
  output: { 200: Archive },
})

const Pdf = z.string().meta({ description: 'A PDF', format: 'binary', contentMediaType: 'application/pdf' })

const printQuery = z.object({
  items: z
    .string()
    .max(30_000)
    .optional()
    .meta({
      description: 'What to print; default is what the plan has chosen',
      examples: ['handouts-7,module_session_plan-3'],
    }),
  cover: z.enum(['0', '1']).optional().meta({ description: '0 leaves the cover sheet out' }),
})

const printSet = {
  summary: 'Download a folder as one PDF, with a cover sheet',
  query: printQuery,
  output: { 200: Pdf },
  errors: ['not_found', 'too_large', 'busy'],
  limit: 30,
} as const
const printPlan = {
  summary: 'List what a print set can contain',
  output: { 200: z.object({ results: PrintPlan }) },
} as const

export const printFolder = endpoint(paths.printFolder, {
  ...ofSignedFolder,
  ...printSet,
  description: 'At most 300 pages and 30 MB. The URL is that of the archive, with `print-set` for `archive`.',
})

export const planFolderPrint = endpoint(paths.planFolderPrint, {
  ...ofSignedFolder,
  ...printPlan,
  description: 'The URL is that of the archive, with `print-plan` for `archive`.',
})

const ofKit = {
  params: z.object({ code: z.string().max(40) }),
  errors: ['not_found', 'link_off'],
} as const

export const getKit = endpoint(paths.getKit, {
  ...ofKit,
  summary: 'Read a shared folder',
  may: 'everyone',
  reads: ['files', 'members'],
  output: { 200: SharedKit },
})

export const saveKit = endpoint(paths.saveKit, {
  ...ofKit,
  summary: 'Copy a shared folder into your folders',
  description: 'A folder that was saved from this link before stays as it is, and is the answer.',
  may: 'member',
  output: { 200: Detail.extend({ folder: z.object({ id: z.int(), folder_name: z.string() }), is_new: z.boolean() }) },
})

export const downloadKit = endpoint(paths.downloadKit, {
  ...ofKit,
  summary: 'Download the documents of a shared folder',
  may: 'everyone',
  output: { 200: Archive },
})

export const printKit = endpoint(paths.printKit, {
  ...printSet,
  ...ofKit,
  may: 'everyone',
  errors: ['not_found', 'link_off', 'too_large', 'busy'],
})

export const planKitPrint = endpoint(paths.planKitPrint, { ...printPlan, ...ofKit, may: 'everyone' })
