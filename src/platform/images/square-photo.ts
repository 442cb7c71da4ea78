import sharp from 'sharp'
import type { ImageResult, ImageTask } from './image-task.ts'

sharp.cache(false)
sharp.concurrency(1)

const FORMATS: readonly (string | undefined)[] = ['png', 'jpeg']

/**
 * Encodes a photo again: upright, square, JPEG, without the camera's metadata (place, time, device).
 * @throws when the file is broken
 */
export async function makeSquarePhoto(task: Extract<ImageTask, { kind: 'square' }>): Promise<ImageResult> {
  const { bytes, sidePx, quality, maxPixels, maxProgressivePixels } = task
  // Reads only the header, to distinguish an image that is too large from a file that is not an image.
  const { format, width, height, isProgressive } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (!FORMATS.includes(format)) return { is: 'refused', reason: 'not_an_image' }
  const limitInputPixels = isProgressive ? maxProgressivePixels : maxPixels
  if (width * height > limitInputPixels) return { is: 'refused', reason: 'too_many_pixels' }
  const jpeg = await sharp(bytes, { limitInputPixels, failOn: 'error' })
    .rotate()
    .resize(sidePx, sidePx, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer()
  return { is: 'made', bytes: new Uint8Array(jpeg), width: sidePx, height: sidePx }
}
