import sharp from 'sharp'
import type { ImageAnswer, ImageTask } from './image-task.ts'

sharp.cache(false)
sharp.concurrency(1)

const FORMATS: readonly (string | undefined)[] = ['png', 'jpeg']

/**
 * A photo made again from its pixels: upright, square, JPEG, without what the camera wrote into it (place, time, device).
 * @throws where the file is broken
 */
export async function makeSquare(task: Extract<ImageTask, { kind: 'square' }>): Promise<ImageAnswer> {
  const { bytes, sidePx, quality, maxPixels, maxProgressivePixels } = task
  // Only the head is read here, so that what is too large can be told from what is no picture.
  const { format, width, height, isProgressive } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (!FORMATS.includes(format)) return { is: 'refused', reason: 'not_an_image' }
  const limitInputPixels = isProgressive ? maxProgressivePixels : maxPixels
  if (width * height > limitInputPixels) return { is: 'refused', reason: 'too_many_pixels' }
  const made = await sharp(bytes, { limitInputPixels, failOn: 'error' })
    .rotate()
    .resize(sidePx, sidePx, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer()
  return { is: 'made', bytes: new Uint8Array(made), width: sidePx, height: sidePx }
}
