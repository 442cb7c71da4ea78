import { AppError } from '#core/errors.ts'
import { ImageError } from '#platform/images/image-task.ts'
import { images } from '#platform/images/images.ts'
import { answers } from '../../messages.ts'

/** Side of a kept photo in px: twice the box that it is cropped in, sharp on a phone. */
const SIDE_PX = 500
const QUALITY = 82
/** The crop dialog sends a small square; this is for other clients, and what most phones take by default. */
const MAX_PIXELS = 16_000_000
/** A progressive JPEG or an interlaced PNG takes 6 to 8 bytes a pixel while it is decoded. */
const MAX_PROGRESSIVE_PIXELS = 8_000_000

/**
 * A photo made again from its pixels, in another process: square, JPEG, without what the camera wrote into it.
 * @throws {AppError} `invalid_input` at `profile_picture` for what is not a PNG or JPEG, is broken, or is too large; `busy`
 * where too many photos wait
 */
export async function remakePhoto(bytes: Uint8Array): Promise<Uint8Array> {
  const limits = { maxPixels: MAX_PIXELS, maxProgressivePixels: MAX_PROGRESSIVE_PIXELS }
  try {
    return (await images.run({ kind: 'square', bytes, sidePx: SIDE_PX, quality: QUALITY, ...limits })).bytes
  } catch (error) {
    if (!(error instanceof ImageError)) throw error
    throw refused(error.reason === 'not_an_image' ? answers.notAPhoto : answers.photoTooBig)
  }
}

function refused(message: string): AppError {
  return new AppError('invalid_input', { fields: { profile_picture: [message] } })
}
