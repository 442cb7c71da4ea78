import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** The bytes of a document, read in ranges. Synchronous, because the worker that uses it has nothing else to do. */
export interface Source {
  sizeBytes: number
  /** The bytes from `start` to before `end`. @throws {RangeError} when it has no such bytes */
  read(start: number, end: number): Buffer
}

export function memorySource(bytes: Uint8Array): Source {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return {
    sizeBytes: buffer.length,
    read: (start, end) => {
      checkRange(start, end, buffer.length)
      return buffer.subarray(start, end)
    },
  }
}

/** Gives a file of this machine to `use`. */
export async function withFileSource<T>(path: string, use: (source: Source) => Promise<T>): Promise<T> {
  const file = openSync(path, 'r')
  try {
    const sizeBytes = fstatSync(file).size
    return await use({
      sizeBytes,
      read: (start, end) => {
        checkRange(start, end, sizeBytes)
        const buffer = Buffer.allocUnsafe(end - start)
        const length = readSync(file, buffer, 0, buffer.length, start)
        if (length !== buffer.length) throw new RangeError('the file has changed')
        return buffer
      },
    })
  } finally {
    closeSync(file)
  }
}

function checkRange(start: number, end: number, sizeBytes: number): void {
  if (!(start >= 0 && start <= end && end <= sizeBytes)) throw new RangeError('these bytes are not in the file')
}

const CHUNK_BYTES = 128 * 1024

export function* chunksBetween(source: Source, start: number, end: number): Generator<Buffer> {
  for (let at = start; at < end; at += CHUNK_BYTES) yield source.read(at, Math.min(at + CHUNK_BYTES, end))
}

/** The first bytes; fewer where there are fewer. */
export function readHead(source: Source, length: number): Buffer {
  return source.read(0, Math.min(length, source.sizeBytes))
}

/** This byte and the smaller ones are spaces and control characters. */
const SPACE = 0x20

/** The position after the last byte that is no space, zero or control character. */
export function endOfContent(source: Source): number {
  for (let end = source.sizeBytes; end > 0; end -= CHUNK_BYTES) {
    const start = Math.max(0, end - CHUNK_BYTES)
    const last = source.read(start, end).findLastIndex((byte) => byte > SPACE)
    if (last >= 0) return start + last + 1
  }
  return 0
}
