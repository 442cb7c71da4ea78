import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ByteRange, ByteSource } from '../byte-source.ts'
import { cleanName } from '../file-names.ts'
import { sendSource } from '../send.ts'
import type { FileStore } from '../store.ts'
import { ArchiveStream, type OpenPart } from './archive-stream.ts'
import { type ArchiveEntry, type ArchivePart, layOut } from './layout.ts'

/** Sends an archive of stored files as a download. @throws {AppError} `file_missing` when the first file is missing */
export async function sendArchive(
  request: FastifyRequest,
  reply: FastifyReply,
  store: FileStore,
  archive: { name: string; entries: readonly ArchiveEntry[] },
): Promise<FastifyReply> {
  return sendSource(request, reply, archiveSource(store, archive.entries), {
    mediaType: 'application/zip',
    disposition: 'attachment',
    name: cleanName(archive.name),
  })
}

/**
 * An archive of stored files that is created while it is sent. Nothing of it is stored: a later request in any process computes
 * the same layout and resumes at any byte. It has no date, because removing a file would not make it newer.
 */
export function archiveSource(store: Pick<FileStore, 'open'>, entries: readonly ArchiveEntry[]): ByteSource {
  const { parts, sizeBytes, etag } = layOut(entries)
  return {
    sizeBytes,
    etag,
    lastModified: null,
    open: async (range) => {
      const selected = partsInRange(parts, range).map((part) => cutPart(store, part, range))
      return ArchiveStream.begin(selected)
    },
  }
}

function partsInRange(parts: readonly ArchivePart[], { start, end }: ByteRange): ArchivePart[] {
  return parts.filter((part) => part.offset <= end && part.offset + part.sizeBytes > start)
}

/** The bytes of a part within the range, not opened yet. */
function cutPart(store: Pick<FileStore, 'open'>, part: ArchivePart, range: ByteRange): OpenPart {
  const start = Math.max(range.start - part.offset, 0)
  const end = Math.min(range.end - part.offset, part.sizeBytes - 1)
  const open = async () =>
    part.kind === 'file'
      ? store.open(part.sha256, { start, end })
      : Readable.from([part.bytes.subarray(start, end + 1)])
  return { sizeBytes: end - start + 1, isFile: part.kind === 'file', open }
}
