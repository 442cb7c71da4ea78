import { z } from 'zod'

/** A picture of the first page of a document, for previews and shared links. */
export const FirstPage = z
  .object({
    url: z.string().meta({ description: 'A WebP image that never changes; 404 when the page cannot be drawn' }),
    thumbnail: z.string().meta({
      description: 'A WebP image of the top of the page, 128 px wide and at most 96 px high; 404 as above',
    }),
    width: z.int().min(1).nullable().meta({ description: 'Of `url`, in px; null until the picture exists' }),
    height: z.int().min(1).nullable(),
  })
  .meta({ id: 'FirstPage' })
export type FirstPage = z.infer<typeof FirstPage>

/** The fields of a document. URLs are paths on this site. */
export const fileFields = {
  file: z
    .string()
    .nullable()
    .meta({ description: 'URL of the download; null for a link', examples: ['/files/12/handout.pdf'] }),
  preview_file: z.string().nullable().meta({ description: 'URL of a PDF preview; null when there is none' }),
  // The default covers search indexes of earlier versions, which have no such field.
  first_page: FirstPage.nullable().default(null).meta({ description: 'Picture of the first page; null without a PDF' }),
  size: z.string().meta({ description: 'Size in words; empty for a link', examples: ['184 kB'] }),
  size_bytes: z.int().min(0),
  file_type: z.string().meta({ description: 'The kind of file in words', examples: ['PDF Document'] }),
  pages: z.int().min(1).nullable().meta({ description: 'Number of pages or slides; null when unknown' }),
}

export const pathType = z.enum(['FILE', 'URL'])

/** Fields of something that is either a document or a link. */
export const fileOrLinkFields = { ...fileFields, path_type: pathType, url: z.string().nullable() }
export const FileOrLink = z.object(fileOrLinkFields)
export type FileOrLink = z.infer<typeof FileOrLink>
