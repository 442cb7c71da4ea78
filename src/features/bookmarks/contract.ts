import { z } from 'zod'
import { endpoint } from '#core/endpoint.ts'
import { fileOrLinkFields } from '#core/file-fields.ts'
import { listOf } from '#core/paging.ts'
import { ruled } from '#core/rule-schema.ts'
import { answers } from './messages.ts'
import { paths } from './paths.ts'
import { FOLDER_NAME_RULE, MAX_ITEMS } from './rules.ts'

const id = z.coerce.number<string | number>().int().min(1).max(2_147_483_647)
const FolderParams = z.object({ folder: id })
const Detail = z.object({ detail: z.string() })
const folderName = ruled(FOLDER_NAME_RULE)

export const BOOKMARK_TYPES = [
  'module',
  'module_session_plan',
  'presentation_slides',
  'evaluation_tools',
  'handouts',
  'references',
] as const
const BookmarkType = z.enum(BOOKMARK_TYPES)
export type BookmarkType = z.infer<typeof BookmarkType>

/** Other names that API clients may use for the types. */
const ALIASES = {
  modules: 'module',
  module_session_plans: 'module_session_plan',
  presentation_slide: 'presentation_slides',
  evaluation_tool: 'evaluation_tools',
  handout: 'handouts',
  reference: 'references',
} as const satisfies Record<string, BookmarkType>
const Alias = z.enum([
  'modules',
  'module_session_plans',
  'presentation_slide',
  'evaluation_tool',
  'handout',
  'reference',
] satisfies (keyof typeof ALIASES)[])
const TypeOrAlias = z.union([BookmarkType, Alias.transform((name) => ALIASES[name])], answers.unknownType)

/** What a bookmark points to. */
const Target = z.object({ type: TypeOrAlias, id })

export const BookmarkItem = z.object({
  folderId: z.int(),
  itemId: z.int(),
  sessionType: BookmarkType,
  moduleId: z.int(),
  sectionId: z.int().nullable().meta({ description: 'Place of its section, 1 to 5; null for a module' }),
  position: z.int().meta({ description: "Place in the reader's own order, lowest first; may have gaps" }),
  title: z.string(),
  details: z.string(),
  module: z.object({ slug: z.string(), name: z.string() }),
  page: z.string().meta({ description: 'Path of its page on this site' }),
  ...fileOrLinkFields,
})
export type BookmarkItem = z.infer<typeof BookmarkItem>

const items = z.array(BookmarkItem)

export const BookmarkFolder = z.object({
  id: z.int(),
  folder_name: z.string(),
  is_default: z.literal([0, 1]),
  modules: items,
  module_session_plans: items,
  presentation_slides: items,
  evaluation_tools: items,
  references: items,
  handouts: items,
  files_count: z.int().min(0).meta({ description: 'Documents in its archive' }),
  size: z.string().meta({ description: "Size of these for people, e.g. '1.2 MB'; empty for none" }),
  size_bytes: z.int().min(0),
  download: z.string().nullable().meta({
    description: 'Address of its archive, good without a login for a day at least; null when it has no documents',
  }),
})
export type BookmarkFolder = z.infer<typeof BookmarkFolder>

const who = 'member'
const errors = ['not_found'] as const

export const listFolders = endpoint(paths.listFolders, {
  summary: 'List your bookmark folders with what is in them: the default folder first, then by name',
  who,
  output: { 200: listOf(BookmarkFolder) },
})

export const createFolder = endpoint(paths.createFolder, {
  summary: 'Create a bookmark folder; you have each name once',
  who,
  input: z.object({ folder_name: folderName }),
  output: { 201: BookmarkFolder },
})

export const renameFolder = endpoint(paths.renameFolder, {
  summary: 'Rename a bookmark folder, but not the default one; `name` is another word for `folder_name`',
  who,
  params: FolderParams,
  input: z.object({ id: id.optional(), name: folderName.optional(), folder_name: folderName.optional() }),
  output: { 200: z.object({ id: z.int(), folder_name: z.string() }) },
  errors,
})

export const deleteFolder = endpoint(paths.deleteFolder, {
  summary: 'Delete a bookmark folder with its bookmarks, but not the default one',
  who,
  params: FolderParams,
  output: { 204: z.null() },
  errors,
})

export const addItem = endpoint(paths.addItem, {
  summary: 'Put something into a bookmark folder, behind the rest; what is in it already stays where it is',
  who,
  params: FolderParams,
  input: Target,
  output: { 200: Detail.extend({ item: BookmarkItem }) },
  errors,
})

export const removeItem = endpoint(paths.removeItem, {
  summary: 'Take something out of a bookmark folder, if it is in it',
  who,
  params: FolderParams,
  input: Target,
  output: { 200: Detail },
  errors,
})

export const orderItems = endpoint(paths.orderItems, {
  summary: 'Put a bookmark folder into your own order; what is not named keeps its order behind the rest',
  who,
  params: FolderParams,
  input: z.object({ items: z.array(Target).max(MAX_ITEMS) }),
  output: { 200: Detail },
  errors,
})

export const downloadFolder = endpoint(paths.downloadFolder, {
  summary: "Download the documents of a bookmark folder by the address in the folder's `download`",
  params: z.object({ folder: id, expires: z.coerce.number<string | number>().int().min(0), signature: z.string() }),
  output: { 200: z.string().meta({ description: 'A ZIP archive; ranges are honoured', format: 'binary' }) },
  errors,
})
