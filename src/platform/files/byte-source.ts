import type { Readable } from 'node:stream'

/** A range of bytes; `end` is inclusive. */
export interface ByteRange {
  start: number
  end: number
}

/** Bytes of known size that can be read from any position: a file, or an archive that is created while it is sent. */
export interface ByteSource {
  sizeBytes: number
  /** Strong and quoted: the same tag always means the same bytes, in every process. */
  etag: string
  /** Null when a date does not tell whether the bytes are the same. */
  lastModified: Date | null
  /** Opens exactly these bytes; `range` is within the size. @throws {AppError} `file_missing` */
  open(range: ByteRange): Promise<Readable>
}
