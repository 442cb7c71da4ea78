import { z } from 'zod'

/** What every answer says of a document. Addresses are paths on this site. */
export const fileFields = {
  file: z.string().nullable().meta({ description: 'Address of the download; null for a link' }),
  preview_file: z.string().nullable().meta({ description: 'Address of a PDF to look at; null when there is none' }),
  size: z.string().meta({ description: "Size for people, e.g. '184 kB'; empty for a link" }),
  size_bytes: z.int().min(0),
  file_type: z.string().meta({ description: "'PDF Document', 'Word Document', 'Presentation Slide', 'Document'" }),
  pages: z.int().min(1).nullable().meta({ description: 'Pages or slides, where known' }),
}

export const pathType = z.enum(['FILE', 'URL'])

/** Fields of something that is either a document or a link. */
export const fileOrLinkFields = { ...fileFields, path_type: pathType, url: z.string().nullable() }
export const FileOrLink = z.object(fileOrLinkFields)
export type FileOrLink = z.infer<typeof FileOrLink>
