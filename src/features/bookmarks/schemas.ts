import { z } from 'zod'
import { fileOrLinkFields } from '#core/file-fields.ts'
import { idParam } from '#core/schemas.ts'
import { responseText } from './messages.ts'
import { MAX_COPIES } from './rules.ts'
import { BOOKMARK_TYPES, type BookmarkType as Type } from './target.ts'

const BookmarkType = z.enum(BOOKMARK_TYPES)

/** Further names that callers use for the types. */
const ALIASES = {
  modules: 'module',
  module_session_plans: 'module_session_plan',
  presentation_slide: 'presentation_slides',
  evaluation_tool: 'evaluation_tools',
  handout: 'handouts',
  reference: 'references',
} as const satisfies Record<string, Type>
const Alias = z.enum([
  'modules',
  'module_session_plans',
  'presentation_slide',
  'evaluation_tool',
  'handout',
  'reference',
] satisfies (keyof typeof ALIASES)[])
const TypeOrAlias = z.union([BookmarkType, Alias.transform((name) => ALIASES[name])], responseText.unknownType)

export const Target = z.object({ type: TypeOrAlias, id: idParam })

export const copies = z
  .int()
  .min(0)
  .max(MAX_COPIES)
  .meta({ description: 'How often to print it', examples: [20] })

export const noteFields = {
  copies: copies.optional(),
  note: z
    .string()
    .optional()
    .meta({ description: 'One line', examples: ['one for each trainee'] }),
}

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
    ...noteFields,
  })
  .meta({ id: 'BookmarkItem' })
export type BookmarkItem = z.infer<typeof BookmarkItem>

const items = z.array(BookmarkItem)

export const archiveFields = {
  files_count: z.int().min(0).meta({ description: 'Documents in its archive' }),
  size: z.string().meta({ description: "Their size in words, e.g. '1.2 MB'; empty for none" }),
  size_bytes: z.int().min(0),
  download: z.string().nullable().meta({
    description: 'Path of its archive, valid without a login for at least one day; null when it has no documents',
  }),
}

export const BookmarkArchive = z.object(archiveFields).meta({ id: 'BookmarkArchive' })
export type BookmarkArchive = z.infer<typeof BookmarkArchive>

export const FolderLink = z
  .object({
    code: z.string().meta({ description: 'The last part of its address', examples: ['7Hq2mXwR4c'] }),
    shows_notes: z.boolean(),
    shows_name: z.boolean(),
  })
  .meta({ id: 'FolderLink' })
export type FolderLink = z.infer<typeof FolderLink>

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
    changed_at: z.string().optional(),
    link: FolderLink.optional(),
    ...archiveFields,
  })
  .meta({ id: 'BookmarkFolder' })
export type BookmarkFolder = z.infer<typeof BookmarkFolder>

/** The documents of a print set before it is made. */
export const PrintPlan = z
  .array(
    z.object({
      key: z.string().meta({ examples: ['handouts-7'] }),
      title: z.string(),
      copies: copies.optional(),
      pages: z.int().nullable(),
      size_bytes: z.int(),
      state: z.enum(['ready', 'waiting', 'none']).meta({ description: 'Whether there is a PDF, or there will be one' }),
      is_chosen: z.boolean(),
    }),
  )
  .meta({ id: 'PrintPlan' })
export type PrintPlan = z.infer<typeof PrintPlan>

export const SharedKit = z
  .object({
    folder_id: z.int(),
    folder_name: z.string(),
    owner: z
      .object({ id: z.int(), first_name: z.string(), last_name: z.string(), profile_picture: z.string().nullable() })
      .nullable()
      .meta({ description: 'Null when the owner hides the name' }),
    changed_at: z.string().nullable(),
    items: z.array(BookmarkItem.omit({ folderId: true })),
    taken_off: z.array(z.object({ position: z.int(), title: z.string() })),
    ...archiveFields,
  })
  .meta({ id: 'SharedKit' })
export type SharedKit = z.infer<typeof SharedKit>
