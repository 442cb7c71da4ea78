import { z } from 'zod'

/** A picture of a document's first page, for previews and shared links. */
export const FirstPage = z.object({
  url: z.string().meta({ description: 'WebP; its content never changes. 404 when the page can’t be drawn' }),
  width: z.int().min(1).nullable().meta({ description: 'In px; null until the picture exists' }),
  height: z.int().min(1).nullable(),
})
export type FirstPage = z.infer<typeof FirstPage>

/** The fields of a document in all responses. Addresses are paths on this site. */
export const fileFields = {
  file: z.string().nullable().meta({ description: 'Address of the download; null for a link' }),
  preview_file: z.string().nullable().meta({ description: 'Address of a PDF to look at; null when there is none' }),
  // The default is for search indexes of earlier versions, which lack the field.
  first_page: FirstPage.nullable()
    .default(null)
    .meta({ description: 'Picture of the first page, where there is a PDF' }),
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
