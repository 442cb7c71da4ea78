import type { Readable } from 'node:stream'
import type { ByteRange } from './byte-source.ts'

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
  /** Stores a file of this machine like `put`, without its bytes in memory. */
  putFile(sha256: string, path: string): Promise<void>
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
