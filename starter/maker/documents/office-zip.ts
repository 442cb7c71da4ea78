import { crc32, deflateRawSync } from 'node:zlib'

/** Parts of an Office file by their path in it. */
export type OfficeParts = Map<string, string | Uint8Array>

/** Zips the parts of an Office file with fixed times and order, so that the same parts give the same bytes on every day. */
export function zipOfficeParts(parts: OfficeParts): Uint8Array {
  // readers expect the content types first
  const rank = (path: string) => (path === '[Content_Types].xml' ? 0 : path === '_rels/.rels' ? 1 : 2)
  const order = [...parts].sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))
  const entries: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const [path, content] of order) {
    const entry = entryOf(path, Buffer.from(content))
    entries.push(entry.local, entry.data)
    directory.push(entry.central(offset))
    offset += entry.local.length + entry.data.length
  }
  const central = Buffer.concat(directory)
  const { length } = order
  const end = record(0x06054b50, [0, 4], [length, 2], [length, 2], [central.length, 4], [offset, 4], [0, 2])
  return Buffer.concat([...entries, central, end])
}

/** The DOS date of 1 January 1980, the first that a zip file can have. */
const DATE = 0x21

/** One part, with its entry in the directory at the end of the file (APPNOTE 4.3). */
function entryOf(path: string, bytes: Uint8Array) {
  const name = Buffer.from(path)
  // a PNG is compressed already
  const isStored = path.endsWith('.png')
  const data = isStored ? bytes : deflateRawSync(bytes, { level: 9 })
  const common: Field[] = [
    [20, 2],
    [0, 2],
    [isStored ? 0 : 8, 2],
    [0, 2],
    [DATE, 2],
    [crc32(bytes), 4],
    [data.length, 4],
    [bytes.length, 4],
    [name.length, 2],
    [0, 2],
  ]
  return {
    data,
    local: Buffer.concat([record(0x04034b50, ...common), name]),
    central: (offset: number) =>
      Buffer.concat([record(0x02014b50, [20, 2], ...common, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]), name]),
  }
}

type Field = [value: number, bytes: 2 | 4]

/** A record that begins with a number of four bytes; numbers are little-endian. */
function record(first: number, ...fields: Field[]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [, length]) => sum + length, 4))
  let offset = bytes.writeUInt32LE(first)
  for (const [value, length] of fields) offset = bytes.writeUIntLE(value, offset, length)
  return bytes
}
