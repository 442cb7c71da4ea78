import { formatSize } from '#core/format.ts'
import { type ArchiveEntry, layOut } from './layout.ts'

/** What a page says of an archive before it is downloaded. */
export interface ArchiveFacts {
  /** Documents in it. */
  count: number
  /** The size of the archive itself, for people; empty where there is nothing to download. */
  size: string
  size_bytes: number
}

/** Number of documents and size of an archive, as it is downloaded: a page promises what the reader gets. */
export function archiveFacts(entries: readonly ArchiveEntry[]): ArchiveFacts {
  if (entries.length === 0) return { count: 0, size: '', size_bytes: 0 }
  const { sizeBytes } = layOut(entries)
  return { count: entries.length, size: formatSize(sizeBytes), size_bytes: sizeBytes }
}
