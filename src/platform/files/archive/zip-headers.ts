/** Larger values do not fit the classic fields; the limit itself means that the value is in a ZIP64 field. */
const LIMIT_32 = 0xffff_ffff
const LIMIT_16 = 0xffff

const VERSION_CLASSIC = 20
const VERSION_ZIP64 = 45
/** Made by Unix, so that unzip sets the permissions below. */
const MADE_BY_UNIX = 3 << 8
/** A plain file, rw-r--r--. */
const PERMISSIONS = 0o100644 << 16
/** Bit 11: the name is UTF-8. Without it Android and Windows guess. */
const FLAG_UTF8 = 1 << 11
const STORED = 0

const ZIP64_EXTRA = 0x0001
const TIME_EXTRA = 0x5455
const TIME_EXTRA_BYTES = 9
const HAS_MODIFIED = 1

/** One file as its headers describe it. */
export interface HeaderFields {
  /** UTF-8. */
  name: Buffer
  sizeBytes: number
  crc32: number
  modified: Date
}

/** The header before a file's bytes. */
export function localHeader(file: HeaderFields): Buffer {
  const big = file.sizeBytes >= LIMIT_32
  const extra = Buffer.concat([big ? zip64Extra([file.sizeBytes, file.sizeBytes]) : NOTHING, timeExtra(file.modified)])
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x0403_4b50, 0)
  header.writeUInt16LE(big ? VERSION_ZIP64 : VERSION_CLASSIC, 4)
  writeCommon(header, 6, file, extra)
  return Buffer.concat([header, file.name, extra])
}

/** The entry of a file in the directory at the end. @param offset where its local header begins */
export function directoryEntry(file: HeaderFields, offset: number): Buffer {
  const sizes = file.sizeBytes >= LIMIT_32 ? [file.sizeBytes, file.sizeBytes] : []
  const wide = offset >= LIMIT_32 ? [...sizes, offset] : sizes
  const extra = Buffer.concat([wide.length > 0 ? zip64Extra(wide) : NOTHING, timeExtra(file.modified)])
  const entry = Buffer.alloc(46)
  const version = wide.length > 0 ? VERSION_ZIP64 : VERSION_CLASSIC
  entry.writeUInt32LE(0x0201_4b50, 0)
  entry.writeUInt16LE(MADE_BY_UNIX | version, 4)
  entry.writeUInt16LE(version, 6)
  writeCommon(entry, 8, file, extra)
  entry.writeUInt32LE(PERMISSIONS >>> 0, 38)
  entry.writeUInt32LE(Math.min(offset, LIMIT_32), 42)
  return Buffer.concat([entry, file.name, extra])
}

/** The end of the archive, with ZIP64 records only when the values do not fit the classic record. */
export function endOfDirectory(directory: { count: number; sizeBytes: number; offset: number }): Buffer {
  const { count, sizeBytes, offset } = directory
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x0605_4b50, 0)
  end.writeUInt16LE(Math.min(count, LIMIT_16), 8)
  end.writeUInt16LE(Math.min(count, LIMIT_16), 10)
  end.writeUInt32LE(Math.min(sizeBytes, LIMIT_32), 12)
  end.writeUInt32LE(Math.min(offset, LIMIT_32), 16)
  const fits = count < LIMIT_16 && sizeBytes < LIMIT_32 && offset < LIMIT_32
  return fits ? end : Buffer.concat([zip64End(directory), zip64Locator(offset + sizeBytes), end])
}

/** Flags, method, time, CRC-32, sizes and lengths: the same in both headers. */
function writeCommon(header: Buffer, at: number, file: HeaderFields, extra: Buffer): void {
  const { date, time } = dosTime(file.modified)
  const size = Math.min(file.sizeBytes, LIMIT_32)
  header.writeUInt16LE(FLAG_UTF8, at)
  header.writeUInt16LE(STORED, at + 2)
  header.writeUInt16LE(time, at + 4)
  header.writeUInt16LE(date, at + 6)
  header.writeUInt32LE(file.crc32, at + 8)
  header.writeUInt32LE(size, at + 12)
  header.writeUInt32LE(size, at + 16)
  header.writeUInt16LE(file.name.length, at + 20)
  header.writeUInt16LE(extra.length, at + 22)
}

const NOTHING = Buffer.alloc(0)

function zip64Extra(values: readonly number[]): Buffer {
  const extra = Buffer.alloc(4 + 8 * values.length)
  extra.writeUInt16LE(ZIP64_EXTRA, 0)
  extra.writeUInt16LE(8 * values.length, 2)
  for (const [index, value] of values.entries()) extra.writeBigUInt64LE(BigInt(value), 4 + 8 * index)
  return extra
}

/** The exact time in UTC: the classic field has neither a time zone nor odd seconds. */
function timeExtra(modified: Date): Buffer {
  const seconds = Math.floor(modified.getTime() / 1000)
  if (seconds < 0 || seconds > 0x7fff_ffff) return NOTHING
  const extra = Buffer.alloc(TIME_EXTRA_BYTES)
  extra.writeUInt16LE(TIME_EXTRA, 0)
  extra.writeUInt16LE(TIME_EXTRA_BYTES - 4, 2)
  extra.writeUInt8(HAS_MODIFIED, 4)
  extra.writeUInt32LE(seconds, 5)
  return extra
}

/** The classic time, 1980 to 2107; in UTC, so that every machine writes the same bytes. */
function dosTime(modified: Date): { date: number; time: number } {
  const year = modified.getUTCFullYear()
  if (!(year >= 1980)) return { date: (1 << 5) | 1, time: 0 }
  const date = (Math.min(year - 1980, 127) << 9) | ((modified.getUTCMonth() + 1) << 5) | modified.getUTCDate()
  const time =
    (modified.getUTCHours() << 11) | (modified.getUTCMinutes() << 5) | Math.floor(modified.getUTCSeconds() / 2)
  return { date, time }
}

function zip64End({ count, sizeBytes, offset }: { count: number; sizeBytes: number; offset: number }): Buffer {
  const end = Buffer.alloc(56)
  end.writeUInt32LE(0x0606_4b50, 0)
  // Length of what follows this field.
  end.writeBigUInt64LE(44n, 4)
  end.writeUInt16LE(MADE_BY_UNIX | VERSION_ZIP64, 12)
  end.writeUInt16LE(VERSION_ZIP64, 14)
  end.writeBigUInt64LE(BigInt(count), 24)
  end.writeBigUInt64LE(BigInt(count), 32)
  end.writeBigUInt64LE(BigInt(sizeBytes), 40)
  end.writeBigUInt64LE(BigInt(offset), 48)
  return end
}

function zip64Locator(endOffset: number): Buffer {
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x0706_4b50, 0)
  locator.writeBigUInt64LE(BigInt(endOffset), 8)
  locator.writeUInt32LE(1, 16)
  return locator
}
