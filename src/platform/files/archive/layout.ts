import { createHash } from 'node:crypto'
import { entryNames } from './entry-names.ts'
import { directoryEntry, endOfDirectory, localHeader } from './zip-headers.ts'

/** A stored file as it should stand in an archive. */
export interface ArchiveEntry {
  /** Path inside the archive, folders by forward slashes; cleaned and made unique here. */
  name: string
  sizeBytes: number
  crc32: number
  sha256: string
  modified: Date
}

/** A stretch of an archive: bytes that are known, or a stored file. */
export type ArchivePart = { offset: number; sizeBytes: number } & (
  | { kind: 'header'; bytes: Buffer }
  | { kind: 'file'; sha256: string }
)

export interface ArchiveLayout {
  /** In order and without gaps. */
  parts: readonly ArchivePart[]
  sizeBytes: number
  /** Strong and quoted; a hash of headers and contents, so that every process at every time gives the same. */
  etag: string
}

/**
 * Where every byte of the archive stands, before one is read: the files lie in it as they are (ZIP's method "stored").
 * They are PDFs and Office files, which are packed already, and so the same list gives the same archive for ever.
 */
export function layOut(entries: readonly ArchiveEntry[]): ArchiveLayout {
  const hash = createHash('sha256')
  const parts: ArchivePart[] = []
  const directory: Buffer[] = []
  let offset = 0
  const addHeader = (bytes: Buffer) => {
    hash.update(bytes)
    parts.push({ kind: 'header', bytes, offset, sizeBytes: bytes.length })
    offset += bytes.length
  }
  const names = entryNames(entries.map((entry) => entry.name))
  for (const [index, { sizeBytes, crc32, sha256, modified }] of entries.entries()) {
    const file = { name: Buffer.from(names[index] ?? ''), sizeBytes, crc32, modified }
    directory.push(directoryEntry(file, offset))
    addHeader(localHeader(file))
    hash.update(sha256)
    if (sizeBytes > 0) parts.push({ kind: 'file', sha256, offset, sizeBytes })
    offset += sizeBytes
  }
  const list = Buffer.concat(directory)
  addHeader(Buffer.concat([list, endOfDirectory({ count: entries.length, sizeBytes: list.length, offset })]))
  return { parts, sizeBytes: offset, etag: `"${hash.digest('hex')}"` }
}
