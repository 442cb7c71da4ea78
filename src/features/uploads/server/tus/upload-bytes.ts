import { join } from 'node:path'
import type { DataStore } from '@tus/server'
import type { AppContext } from '#platform/http/app-context.ts'
import { DiskUploads } from './disk-uploads.ts'

/** Stores the bytes of unfinished uploads. */
export interface UploadBytes {
  /** What the tus server writes to. Its ids are those of `keyOf`. */
  tus: DataStore
  keyOf(id: string): string
  /** Gives the path of a complete upload on this machine to `use`. A copy is deleted afterwards. */
  withPath<T>(id: string, use: (path: string) => Promise<T>): Promise<T>
  /** Does nothing when the upload has no bytes. */
  remove(id: string): Promise<void>
}

const opened = new WeakMap<AppContext, Promise<UploadBytes>>()

/** The bytes of uploads: in S3 with `S3_BUCKET`, else in the data folder. Opened once a process. */
export function uploadBytesOf(context: AppContext): Promise<UploadBytes> {
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
