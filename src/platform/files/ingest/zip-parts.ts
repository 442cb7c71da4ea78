import { pipeline } from 'node:stream/promises'
import { crc32, createInflateRaw, inflateRawSync } from 'node:zlib'
import { chunksBetween, type Source } from './source.ts'
import { decodeXml } from './xml.ts'
import { packedRange, readZipDirectory, type ZipDirectory, type ZipPart } from './zip-directory.ts'

/** Limit of the unpacked size of all parts that are read. */
const MAX_UNPACKED_BYTES = 64 * 1024 ** 2
/** Enough for signatures and for what stands before the first element of an XML part. */
const HEAD_BYTES = 4096

const STORED = 0
const DEFLATED = 8

/**
 * Reads parts of a Word, PowerPoint or Excel file. Not a library, because libraries trust the unpacked size that the file
 * declares; here unpacking stops at 64 MB.
 */
export class ZipParts {
  readonly directory: ZipDirectory
  readonly #source: Source
  readonly #parts: Map<string, ZipPart>
  #leftBytes = MAX_UNPACKED_BYTES

  /** @throws {RangeError} when it is not a complete ZIP archive */
  constructor(source: Source) {
    this.#source = source
    this.directory = readZipDirectory(source)
    this.#parts = new Map(this.directory.parts.map((part) => [part.name, part]))
  }

  get names(): string[] {
    return [...this.#parts.keys()]
  }

  /** A part as text; undefined when the archive has no such part. @throws as `bytes` */
  text(name: string): string | undefined {
    const bytes = this.bytes(name)
    return bytes && decodeXml(bytes)
  }

  /** @throws {RangeError} when the part is damaged, or the document unpacks to more than 64 MB */
  bytes(name: string): Buffer | undefined {
    const part = this.#parts.get(name)
    if (part === undefined) return undefined
    const unpacked = this.#unpack(part)
    this.#leftBytes -= unpacked.length
    return unpacked
  }

  #unpack(part: ZipPart): Buffer {
    const { start, end } = packedRange(this.#source, part)
    const isSmall = part.packedBytes <= this.#leftBytes && this.#leftBytes > 0
    if (isSmall && part.method === STORED) return this.#source.read(start, end)
    if (isSmall && part.method === DEFLATED)
      return inflateRawSync(this.#source.read(start, end), { maxOutputLength: this.#leftBytes })
    throw new RangeError('a part has an unknown compression method or is too large')
  }

  /**
   * Unpacks a part without keeping it. @param look gets its bytes in pieces @returns its first bytes
   * @throws {RangeError} when size or checksum differ from the directory
   */
  async verify(part: ZipPart, look?: (piece: Buffer) => void): Promise<Buffer> {
    const { start, end } = packedRange(this.#source, part)
    const heads: Buffer[] = []
    let [size, crc] = [0, 0]
    const take = (chunk: Buffer) => {
      if (size < HEAD_BYTES) heads.push(Buffer.from(chunk.subarray(0, HEAD_BYTES - size)))
      crc = crc32(chunk, crc)
      size += chunk.length
      if (size > part.unpackedBytes) throw new RangeError('a part is larger than the directory says')
      look?.(chunk)
    }
    const packed = chunksBetween(this.#source, start, end)
    if (part.method === STORED) for (const chunk of packed) take(chunk)
    else if (part.method === DEFLATED) {
      await pipeline(packed, createInflateRaw(), async (unpacked: AsyncIterable<Buffer>) => {
        for await (const chunk of unpacked) take(chunk)
      })
    } else throw new RangeError('a part has an unknown compression method')
    if (size !== part.unpackedBytes || crc !== part.crc32) throw new RangeError('a part is damaged')
    return Buffer.concat(heads)
  }
}
