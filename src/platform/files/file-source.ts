import type { ByteSource } from './byte-source.ts'
import type { FileStore } from './store.ts'

/** A stored file as a source. */
export function fileSource(
  store: FileStore,
  file: { sha256: string; size_bytes: number; created_at: string },
): ByteSource {
  return {
    sizeBytes: file.size_bytes,
    etag: `"${file.sha256}"`,
    lastModified: new Date(file.created_at),
    open: (range) => store.open(file.sha256, range),
  }
}
