import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { formatSize } from '#core/format.ts'
import { fileKeyOf } from '../file-key.ts'
import { entryNames } from './entry-names.ts'
import { directoryEntry, endOfDirectory, localHeader } from './zip-headers.ts'

/** A file that an archive contains. */
export interface ArchiveEntry {
  /** Path inside the archive with forward slashes; `layOut` cleans it and makes it unique. */
  name: string
  sizeBytes: number
  crc32: number
  sha256: string
  modified: Date
  /** The content of a file that is made for the archive; left out when it is stored. */
  bytes?: Buffer
}

/** A part of an archive: the content of a stored file, or what is in memory, such as a ZIP header. */
export type ArchivePart = { offset: number; sizeBytes: number } & (
  | { kind: 'header'; bytes: Buffer }
  | { kind: 'file'; sha256: string }
)

export interface ArchiveLayout {
  /** In order and without gaps. */
  parts: readonly ArchivePart[]
  sizeBytes: number
  /** Strong and quoted: a hash of headers and file keys, so every process computes the same. */
  etag: string
}

/**
 * Computes the position of every byte of an archive without reading a file. Files are not compressed (ZIP's method "stored"):
 * PDF and Office files are compressed already, and so the same entries always give the same archive.
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
  for (const [index, { sizeBytes, crc32, sha256, modified, bytes }] of entries.entries()) {
    const file = { name: Buffer.from(names[index] ?? ''), sizeBytes, crc32, modified }
    directory.push(directoryEntry(file, offset))
    addHeader(localHeader(file))
    hash.update(sha256)
    if (bytes) parts.push({ kind: 'header', bytes, offset, sizeBytes })
    else if (sizeBytes > 0) parts.push({ kind: 'file', sha256, offset, sizeBytes })
    offset += sizeBytes
  }
  const list = Buffer.concat(directory)
  addHeader(Buffer.concat([list, endOfDirectory({ count: entries.length, sizeBytes: list.length, offset })]))
  return { parts, sizeBytes: offset, etag: `"${hash.digest('hex')}"` }
}

/** A file that is made for an archive. The same bytes always give the same archive. */
export function madeEntry(name: string, bytes: Buffer, modified: Date): ArchiveEntry {
  return { name, bytes, sizeBytes: bytes.length, crc32: crc32(bytes), sha256: fileKeyOf(bytes), modified }
}

/** What pages show about an archive before the download. */
export interface ArchiveSummary {
  count: number
  /** The size of the archive for display; empty when it has no documents. */
  size: string
  size_bytes: number
}

export function summarizeArchive(entries: readonly ArchiveEntry[]): ArchiveSummary {
  if (entries.length === 0) return { count: 0, size: '', size_bytes: 0 }
  const { sizeBytes } = layOut(entries)
  return { count: entries.length, size: formatSize(sizeBytes), size_bytes: sizeBytes }
}
