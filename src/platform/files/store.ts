import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Config } from '#platform/config/config.ts'
import type { ByteRange } from './byte-source.ts'
import { DiskStore } from './disk-store.ts'

/**
 * Where the bytes of files lie, by the SHA-256 of their content (64 lower-case hex digits).
 * Any other key is refused with a `RangeError` before anything is touched.
 */
export interface FileStore {
  /**
   * Keeps the bytes; when it resolves they survive a power cut, when it rejects nothing can be seen of them.
   * Storing again what is there is fine.
   * @throws {AppError} `storage_full`
   * @throws {RangeError} when the bytes are not those of the key
   */
  put(sha256: string, bytes: Uint8Array): Promise<void>
  /** Opens the whole file or a part of it. @throws {AppError} `file_missing`, also where the file is shorter */
  open(sha256: string, range?: ByteRange): Promise<Readable>
  has(sha256: string): Promise<boolean>
  /** Every key, in no order. */
  list(): AsyncIterable<string>
  /** Removing what is not there is fine. */
  remove(sha256: string): Promise<void>
  /** @throws when files can't be read or written now */
  ready(): Promise<void>
}

/** Opens the store that the settings name: S3 by `S3_BUCKET`, else the data folder. */
export async function openFileStore(config: Pick<Config, 'dataDir' | 's3'>): Promise<FileStore> {
  if (config.s3) {
    // Loaded only here: the SDK costs 20 MB of memory that a site with its files on disk does not have to give.
    const { openS3Store } = await import('./s3-store.ts')
    return openS3Store(config.s3)
  }
  const store = new DiskStore(join(config.dataDir, 'files'))
  await store.prepare()
  return store
}
