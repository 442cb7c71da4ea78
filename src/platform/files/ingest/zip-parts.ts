import { inflateRawSync } from 'node:zlib'

const END_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30
/** Longest comment after the end record. */
const MAX_COMMENT_BYTES = 65_535
/** A usual document has dozens of parts, a large presentation some thousands. */
const MAX_PARTS = 20_000
/** Limit of the unpacked size of all parts that are read. */
const MAX_UNPACKED_BYTES = 64 * 1024 ** 2

interface Part {
  method: number
  packedBytes: number
  offset: number
}

/**
 * Reads parts of a Word, PowerPoint or Excel file. Not a library, because libraries trust the unpacked size that the file
 * declares; here unpacking stops at 64 MB.
 */
export class ZipParts {
  readonly #bytes: Buffer
  readonly #parts: Map<string, Part>
  #leftBytes = MAX_UNPACKED_BYTES

  /** @throws {RangeError} when the bytes are not a complete ZIP archive */
  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#parts = readDirectory(this.#bytes)
  }

  get names(): string[] {
    return [...this.#parts.keys()]
  }

  /**
   * A part as text; undefined when the archive has no such part.
   * @throws {RangeError} when it is damaged, or the document unpacks to more than 64 MB
   */
  text(name: string): string | undefined {
    const part = this.#parts.get(name)
    if (part === undefined) return undefined
    const unpacked = this.#unpack(part)
    this.#leftBytes -= unpacked.length
    return unpacked.toString('utf8')
  }

  #unpack({ method, packedBytes, offset }: Part): Buffer {
    // The local header repeats the name, and its extra fields may have another length than those in the directory.
    const start = offset + LOCAL_BYTES + this.#bytes.readUInt16LE(offset + 26) + this.#bytes.readUInt16LE(offset + 28)
    const packed = this.#bytes.subarray(start, start + packedBytes)
    if (method === 0 && packed.length <= this.#leftBytes) return packed
    if (method === 8 && this.#leftBytes > 0) return inflateRawSync(packed, { maxOutputLength: this.#leftBytes })
    throw new RangeError('a part has an unknown compression method or is too large')
  }
}

function readDirectory(bytes: Buffer): Map<string, Part> {
  const end = findEnd(bytes)
  const count = bytes.readUInt16LE(end + 10)
  if (count > MAX_PARTS) throw new RangeError('too many parts')
  const parts = new Map<string, Part>()
  let at = bytes.readUInt32LE(end + 16)
  for (let i = 0; i < count; i++) {
    if (bytes.readUInt32LE(at) !== ENTRY_SIGNATURE) throw new RangeError('the directory is damaged')
    const nameBytes = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes)
    const [method, packedBytes, offset] = [
      bytes.readUInt16LE(at + 10),
      bytes.readUInt32LE(at + 20),
      bytes.readUInt32LE(at + 42),
    ]
    parts.set(name, { method, packedBytes, offset })
    at += ENTRY_BYTES + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return parts
}

function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_BYTES - MAX_COMMENT_BYTES)
  for (let at = bytes.length - END_BYTES; at >= first; at--) if (bytes.readUInt32LE(at) === END_SIGNATURE) return at
  throw new RangeError('not a ZIP archive')
}
