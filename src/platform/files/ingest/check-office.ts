import { checkListed } from './check-listed.ts'
import { checkRelations } from './check-relations.ts'
import { decodeXml } from './decode-xml.ts'
import { PDF_SIGNATURE_WITHIN_BYTES } from './file-kind.ts'
import { findOfficeKind, getMainPart, type OfficeKind, TYPES_PART } from './office-kind.ts'
import { RefusalError } from './refusal.ts'
import { memorySource, readHead, type Source } from './source.ts'
import { readXml } from './xml.ts'
import type { ZipPart } from './zip-directory.ts'
import { ZipParts } from './zip-parts.ts'

const MB = 1024 ** 2
/** Most that all parts unpack to. */
const MAX_UNPACKED_BYTES = 1024 * MB
/** A part that unpacks to more than this may not be packed by more than the ratio: tables reach 50. */
const LARGE_PART_BYTES = 16 * MB
const MAX_RATIO = 150
/** A chart holds its table as an Excel file. Nothing is deeper. */
const MAX_DEPTH = 1

const OLE_SIGNATURE = 'd0cf11e0a1b11ae1'
const XML_PART = /\.(xml|rels|vml)$/i
const TABLE_OF_CHART = /(^|\/)embeddings\/[^/]+\.(xlsx|docx|pptx)$/i

/**
 * Checks a Word, PowerPoint or Excel file.
 * @throws {RefusalError} for what may harm the reader, and {RangeError} or an error of zlib when it is damaged
 */
export async function checkOffice(source: Source, depth = 0): Promise<{ parts: ZipParts; kind: OfficeKind }> {
  const parts = new ZipParts(source)
  checkArchive(source, parts)
  checkTypes(parts)
  const kind = findOfficeKind(parts)
  if (kind === undefined) throw new RefusalError('unknown_kind', 'a ZIP archive of something else')
  const main = getMainPart(parts, kind)
  for (const part of parts.directory.parts) await checkPart(parts, part, depth)
  for (const name of parts.names.filter((each) => /\.rels$/i.test(each))) checkRelations(parts.text(name) ?? '', name)
  checkListed(parts, kind, main)
  for (const name of parts.names.filter((each) => /^word\/[^/]+\.xml$/i.test(each))) checkFields(parts, name)
  return { parts, kind }
}

/** Two programs must see the same parts, and no other kind of file. */
function checkArchive(source: Source, { directory }: ZipParts): void {
  if (directory.end !== source.sizeBytes || readHead(source, PDF_SIGNATURE_WITHIN_BYTES).includes('%PDF-'))
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

function checkTypes(parts: ZipParts): void {
  const types = parts.text(TYPES_PART)
  if (types === undefined) throw new RefusalError('unknown_kind', 'a ZIP archive of something else')
  if (/vbaProject|macroEnabled|macrosheet|vbaData/i.test(types)) throw new RefusalError('has_macros', TYPES_PART)
  if (/activeX/i.test(types)) throw new RefusalError('has_active_content', TYPES_PART)
  if (/oleObject/i.test(types)) throw new RefusalError('has_embedded_objects', TYPES_PART)
}

async function checkPart(parts: ZipParts, part: ZipPart, depth: number): Promise<void> {
  const { name } = part
  if (/vbaProject|vbaData|(^|\/)macrosheets\//i.test(name)) throw new RefusalError('has_macros', name)
  if (/(^|\/)activeX\//i.test(name)) throw new RefusalError('has_active_content', name)
  const head = await parts.verify(part)
  if (XML_PART.test(name)) return checkProlog(head, name)
  if (head.toString('hex', 0, 8) === OLE_SIGNATURE) {
    const isMacro = parts.bytes(name)?.includes(Buffer.from('VBA', 'utf16le'))
    throw new RefusalError(isMacro ? 'has_macros' : 'has_embedded_objects', name)
  }
  const isArchive = head.toString('latin1', 0, 4) === 'PK\x03\x04'
  if (!isArchive && !/(^|\/)embeddings\//i.test(name)) return
  if (!isArchive || !TABLE_OF_CHART.test(name) || depth >= MAX_DEPTH)
    throw new RefusalError('has_embedded_objects', name)
  await checkOffice(memorySource(parts.bytes(name) ?? Buffer.alloc(0)), depth + 1)
}

/** Office programs write no document type. With one, a small file can grow without limit or read other files. */
function checkProlog(head: Buffer, name: string): void {
  // The last letter may be cut.
  const text = decodeXml(head)
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new RefusalError('has_entities', name)
  const encoding = /^[^<]*<\?xml[^>]*\sencoding\s*=\s*["']([^"']*)/i.exec(text)?.[1] ?? 'utf-8'
  if (!/^(utf-?8|utf-?16|us-ascii)$/i.test(encoding)) throw new RefusalError('damaged', `${encoding} in ${name}`)
  if (!/<[^!?\s]/.test(text)) throw new RefusalError('damaged', `no element at the start of ${name}`)
}

/** Fields of Word that run programs or load other documents. */
function checkFields(parts: ZipParts, name: string): void {
  let instructions = ''
  let isInstruction = false
  readXml(parts.text(name) ?? '', {
    onopentag(tag, attributes) {
      isInstruction = tag === 'w:instrText'
      if (tag === 'w:fldSimple') instructions += ` ${attributes['w:instr'] ?? ''} `
      if (tag === 'w:fldChar') instructions += attributes['w:fldCharType'] === 'begin' ? '\n' : ' '
    },
    ontext(data) {
      if (isInstruction) instructions += data
    },
    onclosetag() {
      isInstruction = false
    },
  })
  if (/(^|\n)\s*(DDE|DDEAUTO|INCLUDETEXT)\s/im.test(instructions)) throw new RefusalError('external_content', name)
}
