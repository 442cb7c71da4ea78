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
  z.object({ is: z.literal('refused'), reason: z.enum(['not_an_image', 'too_many_pixels']) }),
])
export type ImageResult = z.infer<typeof ImageResult>
