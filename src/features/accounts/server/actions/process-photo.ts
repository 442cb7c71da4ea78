import { fieldError } from '#core/errors.ts'
import { ImageError } from '#platform/images/image-task.ts'
import { images } from '#platform/images/images.ts'
import { responseText } from '../../messages.ts'

/** Side of a stored photo in px: twice the crop box, so that it is sharp on a phone. */
const SIDE_PX = 500
const QUALITY = 82
/** The size of most phone photos. Our crop dialog sends less; other clients may not. */
const MAX_PIXELS = 16_000_000
/** Decoding a progressive JPEG or an interlaced PNG takes 6 to 8 bytes per pixel. */
const MAX_PROGRESSIVE_PIXELS = 8_000_000

/**
 * Encodes a photo again in another process: a square JPEG without metadata of the camera.
 * @throws {AppError} `invalid_input` at `profile_picture` for a file that is not a PNG or JPEG, broken or too large; `busy`
 * if too many photos wait
 */
export async function processPhoto(bytes: Uint8Array): Promise<Uint8Array> {
  const limits = { maxPixels: MAX_PIXELS, maxProgressivePixels: MAX_PROGRESSIVE_PIXELS }
  try {
    return (await images.run({ kind: 'square', bytes, sidePx: SIDE_PX, quality: QUALITY, ...limits })).bytes
  } catch (error) {
    if (!(error instanceof ImageError)) throw error
    throw error.reason === 'not_an_image'
      ? fieldError('profile_picture', 'not_a_photo', responseText.notAPhoto)
      : fieldError('profile_picture', 'photo_too_big', responseText.photoTooBig)
  }
}
