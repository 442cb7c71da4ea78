import { inflateSync } from 'node:zlib'

/** Sizes in bytes of the header and of each entry in the table directory: of WOFF, and of the plain font (OpenType). */
const WOFF = { head: 44, entry: 20 } as const
const PLAIN = { head: 12, entry: 16 } as const

/**
 * Decompresses a WOFF file to a plain font (W3C, WOFF File Format 1.0). Libraries would decompress the tables for each
 * document that embeds the font, which took more than half of the time to make a document.
 */
export function unpackWoff(woff: Uint8Array): Uint8Array {
  const from = new DataView(woff.buffer, woff.byteOffset, woff.byteLength)
  const count = from.getUint16(12)
  const tables = Array.from({ length: count }, (_, index) => tableAt(from, woff, WOFF.head + index * WOFF.entry))
  const start = PLAIN.head + count * PLAIN.entry
  const plain = new Uint8Array(start + tables.reduce((sum, { bytes }) => sum + padded(bytes.length), 0))
  const to = new DataView(plain.buffer)
  writeHead(to, from.getUint32(4), count)
  let offset = start
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const entry = PLAIN.head + index * PLAIN.entry
    for (const [place, value] of [tag, checksum, offset, bytes.length].entries()) to.setUint32(entry + place * 4, value)
    plain.set(bytes, offset)
    offset += padded(bytes.length)
  }
  return plain
}

interface Table {
  tag: number
  checksum: number
  bytes: Uint8Array
}

function tableAt(from: DataView, woff: Uint8Array, entry: number): Table {
  const [offset, compressedSize, size] = [
    from.getUint32(entry + 4),
    from.getUint32(entry + 8),
    from.getUint32(entry + 12),
  ]
  const bytes = woff.subarray(offset, offset + compressedSize)
  return {
    tag: from.getUint32(entry),
    checksum: from.getUint32(entry + 16),
    // A table that compression would not make smaller is stored uncompressed.
    bytes: compressedSize < size ? inflateSync(bytes) : bytes,
  }
}

function writeHead(to: DataView, flavour: number, count: number): void {
  const steps = Math.floor(Math.log2(count))
  const searched = 2 ** steps * PLAIN.entry
  to.setUint32(0, flavour)
  for (const [place, value] of [count, searched, steps, count * PLAIN.entry - searched].entries())
    to.setUint16(4 + place * 2, value)
}

/** Tables begin at multiples of four bytes. */
function padded(length: number): number {
  return (length + 3) & ~3
}
