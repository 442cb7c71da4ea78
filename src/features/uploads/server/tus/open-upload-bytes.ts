import { join } from 'node:path'
import type { AppContext } from '#platform/http/app-context.ts'
import { DiskUploads } from './disk-uploads.ts'
import type { UploadBytes } from './upload-bytes.ts'

const opened = new WeakMap<AppContext, Promise<UploadBytes>>()

/** The bytes of uploads: in S3 with `S3_BUCKET`, else in the data folder. Opened once a process. */
export function getUploadBytes(context: AppContext): Promise<UploadBytes> {
  const known = opened.get(context) ?? openUploadBytes(context)
  opened.set(context, known)
  return known
}

async function openUploadBytes({ config, database }: AppContext): Promise<UploadBytes> {
  const folder = join(config.dataDir, 'uploads')
  if (config.s3) {
    // Loaded only when it is needed, because the SDK takes 20 MB of memory.
    const { openS3Uploads } = await import('./s3-uploads.ts')
    return openS3Uploads(config.s3, folder)
  }
  return DiskUploads.open(folder, database.db)
}
