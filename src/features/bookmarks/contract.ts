import { z } from 'zod'
import { defineEndpoints } from '#core/endpoint.ts'
import { fileOrLinkFields } from '#core/file-fields.ts'
import { listOf } from '#core/paging.ts'
import { ruled } from '#core/rule-schema.ts'
import { Archive, Detail, idParam } from '#core/schemas.ts'
import { responseText } from './messages.ts'
import { paths } from './paths.ts'
import { FOLDER_NAME_FIELD, MAX_ITEMS } from './rules.ts'

const endpoint = defineEndpoints({ name: 'Bookmarks', description: 'The bookmark folders of a member' }, paths)

const FolderParams = z.object({ folder: idParam })
/** What the calls about one folder share. */
const ofFolder = { may: 'member', params: FolderParams, errors: ['not_found'] } as const
const folderName = ruled(FOLDER_NAME_FIELD)

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

/** Further names that callers use for the types. */
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
const TypeOrAlias = z.union([BookmarkType, Alias.transform((name) => ALIASES[name])], responseText.unknownType)

/** What a bookmark points at. */
const Target = z.object({ type: TypeOrAlias, id: idParam })

export const BookmarkItem = z
  .object({
    folderId: z.int(),
    itemId: z.int(),
    sessionType: BookmarkType,
    moduleId: z.int(),
    sectionId: z.int().nullable().meta({ description: 'Position of its section, 1 to 5; null for a module' }),
    position: z.int().meta({ description: "Position in the member's own order, lowest first; may have gaps" }),
    title: z.string().meta({ examples: ['Session plan'] }),
    details: z.string(),
    module: z.object({ slug: z.string(), name: z.string() }),
    page: z.string().meta({ description: 'Path of its page on this site' }),
    ...fileOrLinkFields,
  })
  .meta({ id: 'BookmarkItem' })
export type BookmarkItem = z.infer<typeof BookmarkItem>

const items = z.array(BookmarkItem)

const archiveFields = {
  files_count: z.int().min(0).meta({ description: 'Documents in its archive' }),
  size: z.string().meta({ description: "Their size in words, e.g. '1.2 MB'; empty for none" }),
  size_bytes: z.int().min(0),
  download: z.string().nullable().meta({
    description: 'Path of its archive, valid without a login for at least one day; null when it has no documents',
  }),
}

/** The archive of a folder or of all of them. */
export const BookmarkArchive = z.object(archiveFields).meta({ id: 'BookmarkArchive' })
export type BookmarkArchive = z.infer<typeof BookmarkArchive>

export const BookmarkFolder = z
  .object({
    id: z.int(),
    folder_name: z.string().meta({ examples: ['Workshop in May'] }),
    is_default: z.literal([0, 1]),
    modules: items,
    module_session_plans: items,
    presentation_slides: items,
    evaluation_tools: items,
    references: items,
    handouts: items,
    taken_off: z
      .array(z.object({ type: BookmarkType, id: z.int(), title: z.string() }))
      .meta({ description: 'Bookmarks of content that is off the site. They return with it; a title may be empty' }),
    ...archiveFields,
  })
  .meta({ id: 'BookmarkFolder' })
export type BookmarkFolder = z.infer<typeof BookmarkFolder>

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

const linkParams = { expires: z.coerce.number<string | number>().int().min(0), signature: z.string() }

export const downloadAll = endpoint(paths.downloadAll, {
  summary: 'Download the documents of all bookmark folders, each once',
  description: 'The URL is `archive.download` of the list of folders.',
  may: 'signed-link',
  params: z.object({ account: idParam, ...linkParams }),
  output: { 200: Archive },
  errors: ['not_found'],
})

export const downloadFolder = endpoint(paths.downloadFolder, {
  summary: 'Download the documents of a bookmark folder',
  description: 'The URL is the field `download` of the folder.',
  may: 'signed-link',
  params: z.object({ folder: idParam, ...linkParams }),
  output: { 200: Archive },
  errors: ['not_found'],
})
