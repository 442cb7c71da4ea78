import type { DataStore } from '@tus/server'

export interface UploadBytes {
  /** What the tus server writes to. Its ids are those of `objectKey`. */
  tus: DataStore
  objectKey(id: string): string
  /** Gives the path of a complete upload on this machine to `use`. A copy is deleted afterwards. */
  withPath<T>(id: string, use: (path: string) => Promise<T>): Promise<T>
  /** Does nothing when the upload has no bytes. */
  remove(id: string): Promise<void>
}
