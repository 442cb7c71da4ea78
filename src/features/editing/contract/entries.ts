import { z } from 'zod'
import { FileInfo } from '#core/file-info.ts'

/** The value of any content type; the server parses it with the fields of its type. */
export const Value = z
  .record(z.string(), z.unknown())
  .meta({ id: 'EntryValue', description: 'Fields of the content type' })

export const Editor = z.object({ id: z.int(), name: z.string() }).meta({ id: 'Editor' })
export type Editor = z.infer<typeof Editor>

export const Problem = z
  .object({
    path: z.array(z.string()).meta({ description: "Names of the field, e.g. ['files', '12', 'title']" }),
    code: z.string(),
    level: z.enum(['error', 'warning']),
    message: z.string(),
  })
  .meta({ id: 'EntryProblem' })

export const Draft = z
  .object({
    revision: z
      .int()
      .meta({ description: 'Counts the saves, from 1; 0 while a new entry has no title and was not saved' }),
    author: Editor,
    saved_at: z.string(),
    publish_at: z.string().nullable(),
    planned_revision: z
      .int()
      .nullable()
      .meta({ description: 'The revision that will be published; null without a plan. Later saves do not change it' }),
    planned_at: z.string().nullable().meta({ description: 'When it was planned' }),
    note: z.string(),
    is_quiet: z.boolean().meta({ description: 'The planned publication sends no mail to members' }),
    failure: z.array(Problem).nullable().meta({ description: 'Why the planned publication failed' }),
    discarded_at: z.string().nullable(),
  })
  .meta({ id: 'Draft' })
export type Draft = z.infer<typeof Draft>

export const Version = z
  .object({
    number: z.int(),
    note: z.string(),
    author: Editor.nullable().meta({ description: 'Null for content from before it was edited here' }),
    at: z.string(),
  })
  .meta({ id: 'Version' })
export type Version = z.infer<typeof Version>

const ChoiceLists = z.record(z.string(), z.array(z.object({ value: z.string(), label: z.string() })))

/** All that an editor needs to edit an entry. */
export const EntryState = z
  .object({
    kind: z.string(),
    entry: z.string(),
    title: z.string(),
    page: z.string().nullable().meta({ description: 'The page that shows it to readers; null while unpublished' }),
    value: Value.meta({ description: 'The draft, or what readers see' }),
    published: Value.nullable().meta({ description: 'What readers see; null while unpublished' }),
    version: Version.nullable().meta({ description: 'The version that readers see; null before the first' }),
    draft: Draft.nullable(),
    trashed_at: z.string().nullable(),
    can_remove: z.boolean().meta({ description: 'Entries that always exist cannot be unpublished or deleted' }),
    mails: z.int().meta({ description: 'Members who get a mail if it is published now' }),
    choices: ChoiceLists,
    files: z.array(FileInfo).meta({ description: 'The files in both values' }),
  })
  .meta({ id: 'EntryState' })
export type EntryState = z.infer<typeof EntryState>

export const EntryItem = z
  .object({
    kind: z.string(),
    kind_name: z.string(),
    entry: z.string(),
    title: z.string(),
    page: z.string().nullable(),
    state: z.enum(['public', 'draft', 'planned', 'new']),
    saved_at: z.string().nullable(),
  })
  .meta({ id: 'EntryItem' })
export type EntryItem = z.infer<typeof EntryItem>
