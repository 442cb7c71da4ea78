import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Config } from '#platform/config/config.ts'
import type { ByteRange } from './byte-source.ts'
import { DiskStore } from './disk-store.ts'

/**
 * Stores the bytes of files by the SHA-256 of their content (64 lower-case hex digits).
 * Every method throws a `RangeError` for any other key.
 */
export interface FileStore {
  /**
   * Stores the bytes. When it resolves they survive a power cut; when it rejects nothing is stored.
   * Storing existing bytes again does nothing.
   * @throws {AppError} `storage_full`
   * @throws {RangeError} when the bytes are not those of the key
   */
  put(sha256: string, bytes: Uint8Array): Promise<void>
  /** Opens the whole file or a range of it. @throws {AppError} `file_missing`, also when the file is too short */
  open(sha256: string, range?: ByteRange): Promise<Readable>
  has(sha256: string): Promise<boolean>
  /** All keys, in any order. */
  list(): AsyncIterable<string>
  /** Does nothing when the file does not exist. */
  remove(sha256: string): Promise<void>
  /** @throws when files can't be read or written */
  ready(): Promise<void>
}

/** Opens the store of the settings: S3 with `S3_BUCKET`, else the data folder. */
export async function openFileStore(config: Pick<Config, 'dataDir' | 's3'>): Promise<FileStore> {
  if (config.s3) {
    // Loaded only when it is needed, because the SDK takes 20 MB of memory.
    const { openS3Store } = await import('./s3-store.ts')
    return openS3Store(config.s3)
  }
  const store = new DiskStore(join(config.dataDir, 'files'))
  await store.prepare()
  return store
}
