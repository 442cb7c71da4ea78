import { writeFile } from 'node:fs/promises'
import { ImageError } from '#platform/images/image-task.ts'
import { images } from '#platform/images/images.ts'
import { RefusalError } from './ingest/refusal.ts'
import type { FileKind } from './media-types.ts'
import type { RefusalReason } from './messages.ts'

const REASONS = {
  not_an_image: 'damaged',
  too_many_pixels: 'too_many_pixels',
  too_expensive: 'too_complex',
} as const satisfies Record<ImageError['reason'], RefusalReason>

/**
 * Encodes a picture again, without the metadata of the camera (place, time, device) and smaller when it is very large. Files of
 * other kinds stay as they are.
 * @returns the path of the file to store: `path`, or `target`
 * @throws {RefusalError}
 */
export async function rewritePicture(kind: FileKind, path: string, target: string): Promise<string> {
  if (kind !== 'png' && kind !== 'jpeg' && kind !== 'webp' && kind !== 'avif') return path
  try {
    const { bytes } = await images.run({ kind: 'rewrite', path, format: kind })
    await writeFile(target, bytes)
    return target
  } catch (error) {
    if (error instanceof ImageError) throw new RefusalError(REASONS[error.reason], error.message)
    throw error
  }
}
