import { crc32 } from 'node:zlib'
import { endOfContent, type Source } from './source.ts'

const END_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50
const LOCAL_SIGNATURE = 0x04034b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30
/** Longest comment after the end record. */
const MAX_COMMENT_BYTES = 65_535
/** A usual document has dozens of parts, a large presentation some thousands. */
const MAX_PARTS = 20_000
const MAX_DIRECTORY_BYTES = 8 * 1024 ** 2
const ENCRYPTED_FLAG = 1
/** The version of the format that readers need, and the flag for names in UTF-8. */
const VERSION = 20
const UTF8_FLAG = 0x0800

export interface ZipPart {
  name: string
  method: number
  isEncrypted: boolean
  crc32: number
  packedBytes: number
  unpackedBytes: number
  /** Position of its local header. */
  offset: number
}

export interface ZipDirectory {
  parts: ZipPart[]
  start: number
  /** Position after the end record. In a plain archive nothing but spaces or zeros follows. */
  end: number
}

/** Reads the directory at the end of a ZIP archive. @throws {RangeError} when it is not complete or too large */
export function readZipDirectory(source: Source): ZipDirectory {
  const { record, at } = findEnd(source)
  const [count, size, start] = [record.readUInt16LE(10), record.readUInt32LE(12), record.readUInt32LE(16)]
  if (count > MAX_PARTS || size > MAX_DIRECTORY_BYTES) throw new RangeError('too many parts')
  const parts = readEntries(source.read(start, start + size), count)
  return { parts, start, end: at + END_BYTES + record.readUInt16LE(20) }
}

/** Whether the file ends with the end record of an archive, wherever that begins. */
export function endsInArchive(source: Source): boolean {
  try {
    const { record, at } = findEnd(source)
    return at + END_BYTES + record.readUInt16LE(20) >= endOfContent(source)
  } catch {
    return false
  }
}

/** The positions of the packed bytes of a part. @throws {RangeError} when they are not in the archive */
export function packedRange(source: Source, { offset, packedBytes }: ZipPart): { start: number; end: number } {
  const local = source.read(offset, offset + LOCAL_BYTES)
  if (local.readUInt32LE(0) !== LOCAL_SIGNATURE) throw new RangeError('a part has no header')
  // The local header repeats the name, and its extra fields may have another length than those in the directory.
  const start = offset + LOCAL_BYTES + local.readUInt16LE(26) + local.readUInt16LE(28)
  return { start, end: start + packedBytes }
}

function readEntries(bytes: Buffer, count: number): ZipPart[] {
  const parts: ZipPart[] = []
  let at = 0
  for (let i = 0; i < count; i++) {
    if (bytes.readUInt32LE(at) !== ENTRY_SIGNATURE) throw new RangeError('the directory is damaged')
    const nameBytes = bytes.readUInt16LE(at + 28)
    parts.push({
      name: bytes.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes),
      isEncrypted: (bytes.readUInt16LE(at + 8) & ENCRYPTED_FLAG) !== 0,
      method: bytes.readUInt16LE(at + 10),
      crc32: bytes.readUInt32LE(at + 16),
      packedBytes: bytes.readUInt32LE(at + 20),
      unpackedBytes: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    })
    at += ENTRY_BYTES + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return parts
}

function findEnd(source: Source): { record: Buffer; at: number } {
  // Programs append spaces or zeros, and the record itself may end with zeros.
  const last = Math.min(source.sizeBytes, endOfContent(source) + END_BYTES)
  const first = Math.max(0, last - END_BYTES - MAX_COMMENT_BYTES)
  const tail = source.read(first, last)
  for (let at = tail.length - END_BYTES; at >= 0; at--) {
    if (tail.readUInt32LE(at) === END_SIGNATURE) return { record: tail.subarray(at, at + END_BYTES), at: first + at }
  }
  throw new RangeError('not a ZIP archive')
}

/** The local header of a part that is not packed. */
export function createLocalHeader(name: string, content: Uint8Array): Buffer {
  const nameBytes = Buffer.from(name)
  const header = Buffer.alloc(LOCAL_BYTES)
  header.writeUInt32LE(LOCAL_SIGNATURE, 0)
  header.writeUInt16LE(VERSION, 4)
  header.writeUInt16LE(UTF8_FLAG, 6)
  header.writeUInt32LE(crc32(content), 14)
  header.writeUInt32LE(content.length, 18)
  header.writeUInt32LE(content.length, 22)
  header.writeUInt16LE(nameBytes.length, 26)
  return Buffer.concat([header, nameBytes])
}

interface MovedParts {
  offsets: ReadonlyMap<string, number>
  /** The part with new content, which is not packed. */
  changed: { name: string; crc32: number; sizeBytes: number }
  /** The new position of the directory. */
  start: number
}

/** The directory and the end record of an archive whose parts have moved. */
export function directoryEntries(source: Source, directory: ZipDirectory, moved: MovedParts): Buffer {
  const { changed, offsets, start } = moved
  const bytes = Buffer.from(source.read(directory.start, directory.end))
  let at = 0
  for (const { name } of directory.parts) {
    bytes.writeUInt32LE(offsets.get(name) ?? 0, at + 42)
    if (name === changed.name) {
      bytes.writeUInt16LE(UTF8_FLAG, at + 8)
      bytes.writeUInt16LE(0, at + 10)
      bytes.writeUInt32LE(changed.crc32, at + 16)
      bytes.writeUInt32LE(changed.sizeBytes, at + 20)
      bytes.writeUInt32LE(changed.sizeBytes, at + 24)
    }
    at += ENTRY_BYTES + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  bytes.writeUInt32LE(start, bytes.length - END_BYTES + 16)
  return bytes
}
