import { z } from 'zod'

/** What the image process is asked to do, one at a time. */
export type ImageTask =
  /** Decodes a PNG or JPEG and makes a square JPEG without metadata of it. */
  | {
      kind: 'square'
      bytes: Uint8Array
      sidePx: number
      quality: number
      maxPixels: number
      /** A progressive picture is held in memory as a whole while it is decoded, so it needs a lower limit. */
      maxProgressivePixels: number
    }
  /** Draws the first page of a PDF as a WebP picture. */
  | { kind: 'first-page'; bytes: Uint8Array }

/** Why a task gives no picture. */
export type ImageRefusal = 'not_an_image' | 'too_many_pixels' | 'too_expensive'

export interface MadeImage {
  bytes: Uint8Array
  width: number
  height: number
}

/** The content can't be made into a picture; trying again does not help. */
export class ImageRefused extends Error {
  readonly reason: ImageRefusal

  constructor(reason: ImageRefusal, cause?: unknown) {
    super(`no picture: ${reason}`, { cause })
    this.name = 'ImageRefused'
    this.reason = reason
  }
}

/** The process decodes what strangers send, so its answer is checked as theirs would be. */
export const ImageAnswer = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('made'),
    bytes: z.instanceof(Uint8Array),
    width: z.int().min(1),
    height: z.int().min(1),
  }),
  z.object({ is: z.literal('refused'), reason: z.enum(['not_an_image', 'too_many_pixels']) }),
])
export type ImageAnswer = z.infer<typeof ImageAnswer>
