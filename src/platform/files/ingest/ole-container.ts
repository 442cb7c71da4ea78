import { RefusalError } from './refusal.ts'
import { readHead, type Source } from './source.ts'

/** A format of another program or time that LibreOffice converts. */
export interface ForeignFormat {
  /** Its usual ending, e.g. 'doc'. */
  from: string
  to: 'docx' | 'pptx' | 'xlsx'
  hasMacros?: true
}

export const OLE_SIGNATURE = 'd0cf11e0a1b11ae1'
const HEADER_BYTES = 512
const ENTRY_BYTES = 128
const MAX_DIRECTORY_SECTORS = 1000
/** The header has the places of this many tables of sectors: those of the first 7 MB, where a directory begins. */
const HEADER_TABLES = 109
/** A smaller stream is in another place. */
const SMALL_STREAM_BYTES = 4096
/** What the first sector of a stream tells is enough. */
const STREAM_HEAD_BYTES = 512

/** The main streams of the old formats. */
const STREAMS: Readonly<Record<string, ForeignFormat>> = {
  WordDocument: { from: 'doc', to: 'docx' },
  'PowerPoint Document': { from: 'ppt', to: 'pptx' },
  Workbook: { from: 'xls', to: 'xlsx' },
  Book: { from: 'xls', to: 'xlsx' },
}
/** A locked file of the new formats; an old presentation with a password. */
const LOCKED = ['EncryptedPackage', 'EncryptedSummary']

/** Word's flags, and the bit that says that the text is encrypted. */
const WORD_FLAGS_AT = 10
const WORD_ENCRYPTED = 0x0100
/** Excel's record that says that what follows is encrypted. It is one of the first. */
const EXCEL_FILEPASS = 0x002f

/**
 * The format of a file of Office before 2007, which is a container of streams (MS-CFB); undefined for other files.
 * @throws {RefusalError} when it needs a password, and {RangeError} when it is damaged
 */
export function readOle(source: Source): ForeignFormat | undefined {
  const header = readHead(source, HEADER_BYTES)
  if (header.length < HEADER_BYTES || header.toString('hex', 0, 8) !== OLE_SIGNATURE) return undefined
  const streams = listStreams(source, header)
  if (LOCKED.some((name) => streams.has(name))) throw new RefusalError('encrypted', 'an encrypted stream')
  const [name, format] = Object.entries(STREAMS).find(([stream]) => streams.has(stream)) ?? []
  const head = name === undefined ? undefined : streams.get(name)
  if (format && head && isLocked(format.from, head)) throw new RefusalError('encrypted', `the stream ${name}`)
  return format
}

/** The streams with their first bytes, or without where they are small. */
function listStreams(source: Source, header: Buffer): Map<string, Buffer | undefined> {
  const sectorBytes = 2 ** header.readUInt16LE(30)
  // The last sector may be cut, and a damaged file refers to sectors that it does not have.
  const sector = (number: number) => {
    const start = Math.min((number + 1) * sectorBytes, source.sizeBytes)
    return source.read(start, Math.min(start + sectorBytes, source.sizeBytes))
  }
  const streams = new Map<string, Buffer | undefined>()
  let next = header.readUInt32LE(48)
  for (let count = 0; count < MAX_DIRECTORY_SECTORS && sector(next).length > 0; count++) {
    const directory = sector(next)
    for (let at = 0; at + ENTRY_BYTES <= directory.length; at += ENTRY_BYTES) {
      const nameBytes = Math.min(directory.readUInt16LE(at + 64), 64)
      const name = directory.toString('utf16le', at, at + Math.max(0, nameBytes - 2))
      const isLarge = directory.readUInt32LE(at + 120) >= SMALL_STREAM_BYTES
      if (name !== '')
        streams.set(name, isLarge ? sector(directory.readUInt32LE(at + 116)).subarray(0, STREAM_HEAD_BYTES) : undefined)
    }
    const perSector = sectorBytes / 4
    const table = Math.floor(next / perSector)
    const links = table < HEADER_TABLES ? sector(header.readUInt32LE(76 + 4 * table)) : header.subarray(0, 0)
    if (links.length < sectorBytes) break
    next = links.readUInt32LE((next % perSector) * 4)
  }
  return streams
}

function isLocked(format: string, head: Buffer): boolean {
  if (format === 'doc')
    return head.length > WORD_FLAGS_AT + 1 && (head.readUInt16LE(WORD_FLAGS_AT) & WORD_ENCRYPTED) !== 0
  if (format !== 'xls') return false
  for (let at = 0; at + 4 <= head.length; at += 4 + head.readUInt16LE(at + 2))
    if (head.readUInt16LE(at) === EXCEL_FILEPASS) return true
  return false
}
