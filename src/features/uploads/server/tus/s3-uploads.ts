import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { S3Store } from '@tus/s3-store'
import { AppError } from '#core/errors.ts'
import type { S3Settings } from '#platform/config/config.ts'
import { isStoreFull, s3ClientConfig } from '#platform/files/s3-client.ts'
import type { UploadBytes } from './upload-bytes.ts'

/** Prefix of all keys, apart from the stored files. */
const PREFIX = 'uploads/'
/** Equal to the chunks that the browser sends, so that each becomes one part. */
const PART_BYTES = 8 * 1024 ** 2

/** Uploads as multipart uploads of a bucket. @param folder for the copy of a complete upload while it is read */
export async function openS3Uploads(settings: S3Settings, folder: string): Promise<UploadBytes> {
  await mkdir(folder, { recursive: true })
  const tus = new S3Uploads({
    partSize: PART_BYTES,
    useTags: false,
    s3ClientConfig: { ...s3ClientConfig(settings), bucket: settings.bucket },
  })
  const objectKey = (id: string) => PREFIX + id
  return {
    tus,
    objectKey,
    withPath: async (id, use) => {
      const copy = join(folder, `${id}.copy`)
      try {
        await pipeline(await tus.read(objectKey(id)), createWriteStream(copy))
        return await use(copy)
      } finally {
        await rm(copy, { force: true })
      }
    },
    remove: async (id) => {
      await tus.remove(objectKey(id)).catch((error: unknown) => {
        if (!isMissing(error)) throw error
      })
    },
  }
}

class S3Uploads extends S3Store {
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    return super.write(stream, id, offset).catch((error: unknown) => {
      throw isStoreFull(error) ? new AppError('storage_full', { cause: error }) : error
    })
  }
}

/** tus throws plain objects with a status. */
function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status_code' in error && error.status_code === 404
}
