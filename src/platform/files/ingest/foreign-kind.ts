import type { RefusalReason } from '../messages.ts'
import { TYPES_PART } from './office-kind.ts'
import { type ForeignFormat, readOle } from './ole-container.ts'
import { RefusalError } from './refusal.ts'
import { readHead, type Source } from './source.ts'
import type { ZipParts } from './zip-parts.ts'

const OFFICE = 'application/vnd.openxmlformats-officedocument'
const MS = 'application/vnd.ms-'

/** Formats of Office by the type of the main part: templates, shows, and files with macros. */
const OFFICE_TYPES: readonly [type: string, format: ForeignFormat][] = [
  [`${OFFICE}.wordprocessingml.template.main+xml`, { from: 'dotx', to: 'docx' }],
  [`${MS}word.document.macroEnabled.main+xml`, { from: 'docm', to: 'docx', hasMacros: true }],
  [`${MS}word.template.macroEnabledTemplate.main+xml`, { from: 'dotm', to: 'docx', hasMacros: true }],
  [`${OFFICE}.presentationml.template.main+xml`, { from: 'potx', to: 'pptx' }],
  [`${OFFICE}.presentationml.slideshow.main+xml`, { from: 'ppsx', to: 'pptx' }],
  [`${MS}powerpoint.presentation.macroEnabled.main+xml`, { from: 'pptm', to: 'pptx', hasMacros: true }],
  [`${MS}powerpoint.template.macroEnabled.main+xml`, { from: 'potm', to: 'pptx', hasMacros: true }],
  [`${MS}powerpoint.slideshow.macroEnabled.main+xml`, { from: 'ppsm', to: 'pptx', hasMacros: true }],
  [`${OFFICE}.spreadsheetml.template.main+xml`, { from: 'xltx', to: 'xlsx' }],
  [`${MS}excel.sheet.macroEnabled.main+xml`, { from: 'xlsm', to: 'xlsx', hasMacros: true }],
  [`${MS}excel.template.macroEnabled.main+xml`, { from: 'xltm', to: 'xlsx', hasMacros: true }],
  [`${MS}excel.sheet.binary.macroEnabled.main`, { from: 'xlsb', to: 'xlsx' }],
]

const OPEN_DOCUMENT: Readonly<Record<string, ForeignFormat>> = {
  text: { from: 'odt', to: 'docx' },
  'text-template': { from: 'ott', to: 'docx' },
  presentation: { from: 'odp', to: 'pptx' },
  'presentation-template': { from: 'otp', to: 'pptx' },
  spreadsheet: { from: 'ods', to: 'xlsx' },
  'spreadsheet-template': { from: 'ots', to: 'xlsx' },
}

export const CONVERTED_ENDINGS: readonly string[] = [
  ...['doc', 'dot', 'rtf', 'ppt', 'pps', 'pot', 'xls', 'xlt'],
  ...[...OFFICE_TYPES.map(([, format]) => format), ...Object.values(OPEN_DOCUMENT)].map(({ from }) => from),
]

/** The format of an archive that is no Word, PowerPoint or Excel file as we take them. @throws {RefusalError} with a password */
export function findForeignArchive(parts: ZipParts): ForeignFormat | undefined {
  const types = parts.text(TYPES_PART)
  if (types !== undefined) return OFFICE_TYPES.find(([type]) => types.includes(`"${type}"`))?.[1]
  const [, kind = ''] = /^application\/vnd\.oasis\.opendocument\.([a-z-]+)\s*$/.exec(parts.text('mimetype') ?? '') ?? []
  const format = Object.hasOwn(OPEN_DOCUMENT, kind) ? OPEN_DOCUMENT[kind] : undefined
  if (format && parts.text('META-INF/manifest.xml')?.includes('encryption-data'))
    throw new RefusalError('encrypted', 'an OpenDocument file')
  return format
}

/** Formats that are no archive. @throws {RefusalError} with a password */
export function findForeignFile(source: Source): ForeignFormat | undefined {
  if (readHead(source, 5).toString('latin1') === '{\\rtf') return { from: 'rtf', to: 'docx' }
  return readOle(source)
}

/** Kinds that are refused, by their first bytes in hex: Matroska, ASF, FLV, MPEG, AVI and so on. The first that fits counts. */
const REFUSED: readonly [pattern: RegExp, reason: RefusalReason][] = [
  // ftyp, then heic, heix, hevc, mif1, msf1; GIF8, BM, TIFF, 8BPS
  [/^.{8}66747970(68656963|68656978|68657663|6d696631|6d736631)/, 'photo_kind'],
  [/^(47494638|424d.{8}00000000|49492a00|4d4d002a|38425053)/, 'photo_kind'],
  // ftypM4A; ID3, MP3, AAC, OggS, fLaC, #!AMR, RIFF…WAVE
  [/^.{8}667479704d344[12]/, 'audio'],
  [/^(494433|fff[1-9abf]|4f676753|664c6143|2321414d52|52494646.{8}57415645)/, 'audio'],
  [/^(.{8}66747970|1a45dfa3|3026b275|464c5601|000001b[a3]|52494646.{8}41564920)/, 'video'],
  // RAR, 7z, gzip, bzip2; MZ, ELF, #!
  [/^(52617221|377abcaf|1f8b|425a68)/, 'archive'],
  [/^(4d5a|7f454c46|2321)/, 'program'],
]
const WEB_PAGE = /^\s*<(!doctype html|html)/i

/** Why a file of a kind that is not accepted is refused, by its content. */
export function reasonForKind(source: Source): RefusalReason {
  const head = readHead(source, 512)
  if (WEB_PAGE.test(head.toString('latin1'))) return 'web_page'
  const hex = head.toString('hex', 0, 16)
  return REFUSED.find(([pattern]) => pattern.test(hex))?.[1] ?? 'unknown_kind'
}
