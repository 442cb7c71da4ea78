import { z } from 'zod'

export type ImageTask =
  /** Makes a square JPEG without metadata from a PNG or JPEG. */
  | {
      kind: 'square'
      bytes: Uint8Array
      sidePx: number
      quality: number
      maxPixels: number
      /** Lower than `maxPixels`, because a progressive JPEG is decoded in memory as a whole. */
      maxProgressivePixels: number
    }
  /** Encodes a picture of this machine again in its format, without metadata. */
  | { kind: 'rewrite'; path: string; format: 'png' | 'jpeg' | 'webp' | 'avif' }
  /** Draws the first page of a PDF as a WebP image and as a thumbnail. */
  | { kind: 'first-page'; bytes: Uint8Array }
  | PdfTask

export type PdfTask =
  /** Counts the pages of each PDF; 0 for one that is broken or encrypted. */
  | { kind: 'count-pages'; pdfs: Uint8Array[] }
  /** Draws a sheet on A4. */
  | { kind: 'draw-sheet'; sheet: Sheet }
  /** Makes one PDF of several. */
  | { kind: 'join-pdfs'; pdfs: Uint8Array[] }

/** A title and a table, as text; each text may be of any language. */
export interface Sheet {
  kicker: string
  title: string
  facts: string
  /** The names of the columns, and their widths in points. */
  columns: readonly { name: string; width: number; isBold?: boolean }[]
  rows: readonly (readonly string[])[]
  /** Lists below the table. */
  lists: readonly { title: string; lines: readonly string[] }[]
  /** An address with its code, at the end. */
  link?: { label: string; url: string } | undefined
}

/** One PDF, or none for `count-pages`; and the pages of what it was asked for. */
export interface MadePdf {
  bytes: Uint8Array
  pages: number[]
}

export type PdfResult = MadePdf & { is: 'pdf' }

export type ImageErrorReason = 'not_an_image' | 'too_many_pixels' | 'too_expensive'

export interface RenderedImage {
  bytes: Uint8Array
  width: number
  height: number
  /** A small image of the top of a first page; undefined for other tasks. */
  thumbnail?: Uint8Array | undefined
}

/** The content can't be converted to an image; another attempt does not help. */
export class ImageError extends Error {
  readonly reason: ImageErrorReason

  constructor(reason: ImageErrorReason, cause?: unknown) {
    super(`no image: ${reason}`, { cause })
    this.name = 'ImageError'
    this.reason = reason
  }
}

/** The process decodes untrusted files, so its result is validated like untrusted input. */
export const ImageResult = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('made'),
    bytes: z.instanceof(Uint8Array),
    width: z.int().min(1),
    height: z.int().min(1),
    thumbnail: z.instanceof(Uint8Array).optional(),
  }),
  z.object({ is: z.literal('pdf'), bytes: z.instanceof(Uint8Array), pages: z.array(z.int().min(0)) }),
  z.object({ is: z.literal('refused'), reason: z.enum(['not_an_image', 'too_many_pixels']) }),
])
export type ImageResult = z.infer<typeof ImageResult>
