import { AppError } from '#core/errors.ts'
import { answers } from '../text.ts'

/** Side of a kept photo in px: twice the box that it is cropped in, sharp on a phone. */
const SIDE_PX = 500
/** The largest cameras make 50 megapixels; a small file that unpacks to more is an attack. */
const MAX_PIXELS = 60_000_000
const QUALITY = 82
const FORMATS: readonly (string | undefined)[] = ['png', 'jpeg']

/**
 * A photo made anew from its pixels: square, JPEG, without what the camera wrote into it (place, time, device).
 * @throws {AppError} `invalid_input` at `profile_picture` for what is not a PNG or JPEG, is broken, or is too large
 */
export async function remakePhoto(bytes: Uint8Array): Promise<Uint8Array> {
  // Loaded for the first photo only: the library takes some memory.
  const { default: sharp } = await import('sharp')
  if (bytes.length === 0) throw refused(answers.notAPhoto)
  // Only the head is read here, so that what is too large can be told from what is no picture.
  const head = sharp(bytes, { limitInputPixels: false })
  const { format, width, height } = await head.metadata().catch(() => ({ format: undefined, width: 0, height: 0 }))
  if (!FORMATS.includes(format)) throw refused(answers.notAPhoto)
  if (width * height > MAX_PIXELS) throw refused(answers.photoTooBig)
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize(SIDE_PX, SIDE_PX, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer()
    .catch(() => {
      throw refused(answers.notAPhoto)
    })
}

function refused(message: string): AppError {
  return new AppError('invalid_input', { fields: { profile_picture: [message] } })
}
