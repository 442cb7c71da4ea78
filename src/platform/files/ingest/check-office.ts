import { checkListed } from './check-listed.ts'
import { checkRelations } from './check-relations.ts'
import { partReader } from './check-xml.ts'
import { PDF_SIGNATURE_WITHIN_BYTES } from './file-kind.ts'
import { findPlace } from './find-place.ts'
import { findOfficeKind, getMainPart, type OfficeKind, TYPES_PART } from './office-kind.ts'
import { isAllowedType, reasonFor } from './office-lists.ts'
import { OLE_SIGNATURE } from './ole-container.ts'
import { RefusalError } from './refusal.ts'
import { localName, ownerOf } from './relations.ts'
import { endOfContent, memorySource, readHead, type Source } from './source.ts'
import { decodeXml, readXml, xmlDecoder } from './xml.ts'
import type { ZipPart } from './zip-directory.ts'
import { ZipParts } from './zip-parts.ts'

const MB = 1024 ** 2
const MAX_UNPACKED_BYTES = 1024 * MB
/** A part that unpacks to more than this may not be packed by more than the ratio: tables reach 50. */
const LARGE_PART_BYTES = 16 * MB
const MAX_RATIO = 150
/** A chart holds its table as an Excel file. Nothing is deeper. */
const MAX_DEPTH = 1

/** Processor time for one file: a workbook of 46 MB of XML needs 1.3 s. */
const MAX_CHECK_MS = 5000

const XML_PART = /\.(xml|rels|vml)$/i
const XML_TYPE = /^(?!image\/).*([/+]xml|vmlDrawing)$/i
const LIKE_XML = /^\s*<(\?xml\s|!--|[a-z][\w.-]*(:\w|[\s/>]))/i
const MACRO_PART = /vbaProject|vbaData|(^|\/)macrosheets\//i
const EMBEDDED = /(^|\/)embeddings\//i
const TABLE_OF_CHART = /(^|\/)embeddings\/[^/]+\.(xlsx|docx|pptx)$/i

/**
 * Checks a Word, PowerPoint or Excel file.
 * @throws {RefusalError} for what may harm the reader, and {RangeError} or an error of zlib when it is damaged
 */
export async function checkOffice(source: Source): Promise<{ parts: ZipParts; kind: OfficeKind }> {
  try {
    return await checkParts(source, startTimeLimit(), 0)
  } catch (error) {
    if (error instanceof RefusalError)
      error.finding = { ...error.finding, ...findPlace(() => new ZipParts(source), error.finding) }
    throw error
  }
}

async function checkParts(source: Source, look: () => void, depth: number) {
  const parts = new ZipParts(source)
  checkArchive(source, parts)
  const typeOf = readTypes(parts)
  const kind = findOfficeKind(parts)
  if (kind === undefined) throw new RefusalError('unknown_kind', 'a ZIP archive of something else')
  const main = getMainPart(parts, kind)
  for (const part of parts.directory.parts) await checkPart(parts, { part, type: typeOf(part.name), depth, look })
  checkListed(parts, kind, main)
  return { parts, kind }
}

/** Two programs must see the same parts, and no other kind of file. */
export function checkArchive(source: Source, { directory }: ZipParts): void {
  if (directory.end < endOfContent(source) || readHead(source, PDF_SIGNATURE_WITHIN_BYTES).includes('%PDF-'))
    throw new RefusalError('two_kinds', 'other bytes before or after the archive')
  const names = new Set<string>()
  let [unpacked, end] = [0, 0]
  for (const part of directory.parts.toSorted((a, b) => a.offset - b.offset)) {
    const { name, packedBytes, unpackedBytes, offset } = part
    if (part.isEncrypted) throw new RefusalError('encrypted', name)
    if (names.has(name.toLowerCase()) || isUnsafeName(name)) throw new RefusalError('damaged', `the name ${name}`)
    names.add(name.toLowerCase())
    // Parts that share bytes are how small archives unpack to many gigabytes.
    if (offset < end) throw new RefusalError('unpacks_too_large', 'parts share bytes')
    end = offset + packedBytes
    unpacked += unpackedBytes
    const isBomb = unpackedBytes > LARGE_PART_BYTES && unpackedBytes > packedBytes * MAX_RATIO
    if (isBomb || unpacked > MAX_UNPACKED_BYTES) throw new RefusalError('unpacks_too_large', name)
  }
}

function isUnsafeName(name: string): boolean {
  return /^[/\\]|^[a-z]:|\\|\0/i.test(name) || name.split('/').includes('..')
}

/** Checks the types that are written for single parts, and gives the type of each part. */
function readTypes(parts: ZipParts): (part: string) => string {
  const types = parts.text(TYPES_PART)
  if (types === undefined) throw new RefusalError('unknown_kind', 'a ZIP archive of something else')
  const [byEnding, byName] = [new Map<string, string>(), new Map<string, string>()]
  readXml(types, {
    onopentag(tag, { Extension = '', PartName = '', ContentType: type = '' }) {
      if (localName(tag) === 'default') byEnding.set(Extension.toLowerCase(), type)
      if (localName(tag) !== 'override') return
      const part = PartName.replace(/^\//, '')
      checkType(type, part)
      byName.set(part.toLowerCase(), type)
    },
  })
  return (part) => {
    const name = part.toLowerCase()
    return byName.get(name) ?? byEnding.get(/\.([^./]*)$/.exec(name)?.[1] ?? '') ?? ''
  }
}

function checkType(type: string, part: string): void {
  if (isAllowedType(type)) return
  const { reason, what = part } = EMBEDDED.test(part) ? { reason: 'has_embedded_objects' as const } : reasonFor(type)
  throw new RefusalError(reason, `${type} of ${part}`, { part, what })
}

interface PartCheck {
  part: ZipPart
  type: string
  depth: number
  /** @throws {RefusalError} when the check has taken too long */
  look: () => void
}

async function checkPart(parts: ZipParts, { part, type, depth, look }: PartCheck): Promise<void> {
  const { name } = part
  // Some programs write folders too.
  const isFolder = name.endsWith('/') && part.unpackedBytes === 0
  if (isFolder || name === TYPES_PART) return void (await parts.verify(part))
  if (MACRO_PART.test(name)) throw new RefusalError('has_macros', name)
  if (/(^|\/)activeX\//i.test(name)) throw new RefusalError('has_active_content', name, { part: name })
  checkType(type, name)
  if (XML_PART.test(name) || XML_TYPE.test(type)) return checkXml(parts, part, look)
  const head = await parts.verify(part, look)
  // LibreOffice finds parts by their relations, whatever their name and type.
  if (LIKE_XML.test(decodeXml(head)) && !/\.svg$/i.test(name)) return checkXml(parts, part, look)
  if (head.toString('hex', 0, 8) === OLE_SIGNATURE) {
    const isMacro = parts.bytes(name)?.includes(Buffer.from('VBA', 'utf16le'))
    throw new RefusalError(isMacro ? 'has_macros' : 'has_embedded_objects', name, { part: name })
  }
  const isArchive = head.toString('latin1', 0, 4) === 'PK\x03\x04'
  if (!isArchive && !EMBEDDED.test(name)) return
  if (!isArchive || !TABLE_OF_CHART.test(name) || depth >= MAX_DEPTH)
    throw new RefusalError('has_embedded_objects', name, { part: name })
  try {
    await checkParts(memorySource(parts.bytes(name) ?? Buffer.alloc(0)), look, depth + 1)
  } catch (error) {
    // For people it is in the slide with the chart.
    if (error instanceof RefusalError) error.finding = { ...error.finding, part: name }
    throw error
  }
}

async function checkXml(parts: ZipParts, part: ZipPart, look: () => void): Promise<void> {
  const reader = partReader(part.name)
  let decoder: TextDecoder | undefined
  const head = await parts.verify(part, (piece) => {
    look()
    decoder ??= xmlDecoder(piece)
    reader.write(decoder.decode(piece, { stream: true }))
  })
  reader.end()
  checkProlog(head, part.name)
  const owner = ownerOf(part.name)
  if (owner !== undefined) checkRelations(parts.text(part.name) ?? '', owner)
}

/**
 * Office programs write no document type, except that of printer settings on a Mac. With one, a small file can grow without limit
 * or read other files.
 */
function checkProlog(head: Buffer, name: string): void {
  // The last letter may be cut.
  const text = decodeXml(head)
  if (/<!(DOCTYPE(?! plist PUBLIC [^[<>]*>)|ENTITY)/i.test(text)) throw new RefusalError('has_entities', name)
  const encoding = /^[^<]*<\?xml[^>]*\sencoding\s*=\s*["']([^"']*)/i.exec(text)?.[1] ?? 'utf-8'
  if (!/^(utf-?8|utf-?16|us-ascii)$/i.test(encoding)) throw new RefusalError('damaged', `${encoding} in ${name}`)
  if (!/<[^!?\s]/.test(text)) throw new RefusalError('damaged', `no element at the start of ${name}`)
}

/** A function that stops the check of a file after a time of the processor: a busy machine needs longer. */
function startTimeLimit(): () => void {
  const start = process.threadCpuUsage()
  return () => {
    const { user, system } = process.threadCpuUsage(start)
    if (user + system > MAX_CHECK_MS * 1000) throw new RefusalError('too_complex', `not checked in ${MAX_CHECK_MS} ms`)
  }
}
