import sharp from 'sharp'
import type { ImageResult, ImageTask } from './image-task.ts'

sharp.cache(false)
sharp.concurrency(1)

/** Larger pictures are refused: decoding takes 3 to 8 bytes a pixel. */
const MAX_PIXELS = 40_000_000
/** Larger pictures become smaller. It is enough for a printed page. */
const MAX_SIDE_PX = 3000

/**
 * Encodes a picture again in its format: upright, of limited size, without metadata.
 * @throws when the file is broken
 */
export async function rewritePicture(task: Extract<ImageTask, { kind: 'rewrite' }>): Promise<ImageResult> {
  // Reads only the header, to distinguish an image that is too large from a file that is not an image.
  const { format, width, height } = await sharp(task.path, { limitInputPixels: false }).metadata()
  // sharp calls AVIF by its container.
  if (format !== (task.format === 'avif' ? 'heif' : task.format)) return { is: 'refused', reason: 'not_an_image' }
  if (width * height > MAX_PIXELS) return { is: 'refused', reason: 'too_many_pixels' }
  const { data, info } = await sharp(task.path, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
    .rotate()
    .resize(MAX_SIDE_PX, MAX_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
    .toFormat(task.format, OPTIONS[task.format])
    .toBuffer({ resolveWithObject: true })
  return { is: 'made', bytes: new Uint8Array(data), width: info.width, height: info.height }
}

const OPTIONS = {
  png: { compressionLevel: 9 },
  jpeg: { quality: 85, mozjpeg: true },
  webp: { quality: 85 },
  avif: { quality: 60, effort: 3 },
} as const
