import type { Readable } from 'node:stream'

/** A part of something, in bytes; both ends belong to it. */
export interface ByteRange {
  start: number
  end: number
}

/** Something of known size that can be read from any byte on: a file, or an archive made while it is sent. */
export interface ByteSource {
  sizeBytes: number
  /** Strong and quoted: the same text stands for the same bytes, in every process and for ever. */
  etag: string
  /** Null where a date would not say whether the bytes are the same. */
  lastModified: Date | null
  /** Opens exactly these bytes; `range` lies within the size. @throws {AppError} `file_missing` */
  open(range: ByteRange): Promise<Readable>
}
