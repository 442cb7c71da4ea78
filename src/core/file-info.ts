import { z } from 'zod'
import { FirstPage } from './file-fields.ts'

export const PREVIEW_STATES = ['none', 'waiting', 'ready', 'failed'] as const
export type PreviewState = (typeof PREVIEW_STATES)[number]

/** A file as editors see it. URLs are paths on this site; those of a file that is not public yet are signed. */
export const FileInfo = z
  .object({
    id: z.int(),
    name: z.string().meta({ examples: ['Session plan.docx'] }),
    size: z.string().meta({ description: 'Size in words', examples: ['184 kB'] }),
    size_bytes: z.int().min(0),
    file_type: z.string().meta({ examples: ['PDF Document'] }),
    pages: z.int().min(1).nullable(),
    url: z.string().meta({ description: 'URL of the download' }),
    preview_url: z.string().nullable().meta({ description: 'URL of a PDF preview' }),
    first_page: FirstPage.nullable(),
    preview_state: z.enum(PREVIEW_STATES),
    author_names: z.array(z.string()).meta({ description: 'Names of people in the properties of the document' }),
    converted_from: z
      .string()
      .nullable()
      .meta({ description: 'The ending of the file that it was made from', examples: ['doc'] }),
    created_at: z.string(),
    is_withdrawn: z.boolean().meta({ description: 'Whether an editor has withdrawn it for good' }),
  })
  .meta({ id: 'FileInfo' })
export type FileInfo = z.infer<typeof FileInfo>
