import { Readable } from 'node:stream'
import type { ByteRange, ByteSource } from '../byte-source.ts'
import type { FileStore } from '../store.ts'
import { ArchiveStream, type OpenPart } from './archive-stream.ts'
import { type ArchiveEntry, type ArchivePart, layOut } from './layout.ts'

/**
 * An archive of stored files, made while it is sent. Nothing of it is kept: a later request, in another process, lays
 * it out again and goes on at any byte. It has no date, since taking a file out would not make it newer.
 */
export function archiveSource(store: Pick<FileStore, 'open'>, entries: readonly ArchiveEntry[]): ByteSource {
  const { parts, sizeBytes, etag } = layOut(entries)
  return {
    sizeBytes,
    etag,
    lastModified: null,
    open: async (range) => {
      const touched = touchedParts(parts, range).map((part) => cut(store, part, range))
      return ArchiveStream.begin(touched)
    },
  }
}

function touchedParts(parts: readonly ArchivePart[], { start, end }: ByteRange): ArchivePart[] {
  return parts.filter((part) => part.offset <= end && part.offset + part.sizeBytes > start)
}

/** What the range takes of a part, not yet opened. */
function cut(store: Pick<FileStore, 'open'>, part: ArchivePart, range: ByteRange): OpenPart {
  const start = Math.max(range.start - part.offset, 0)
  const end = Math.min(range.end - part.offset, part.sizeBytes - 1)
  const open = async () =>
    part.kind === 'file'
      ? store.open(part.sha256, { start, end })
      : Readable.from([part.bytes.subarray(start, end + 1)])
  return { sizeBytes: end - start + 1, isFile: part.kind === 'file', open }
}
