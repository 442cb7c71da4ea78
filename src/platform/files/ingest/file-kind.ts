import type { FileKind } from '../media-types.ts'
import { isHarmlessSvg } from './svg.ts'
import { ZipParts } from './zip-parts.ts'

const OFFICE = 'application/vnd.openxmlformats-officedocument'
const OFFICE_CONTENT_TYPES: readonly (readonly [string, FileKind])[] = [
  [`${OFFICE}.wordprocessingml.document.main+xml`, 'docx'],
  [`${OFFICE}.presentationml.presentation.main+xml`, 'pptx'],
  [`${OFFICE}.spreadsheetml.sheet.main+xml`, 'xlsx'],
]

/** The signature of a PDF begins within these bytes: PDF viewers accept other bytes before it. */
const PDF_SIGNATURE_WITHIN_BYTES = 1024

/** The kind of a file by its content, whatever its name says; undefined for a kind that is not accepted. */
export function detectFileKind(bytes: Uint8Array): FileKind | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, PDF_SIGNATURE_WITHIN_BYTES))
  const latin = head.toString('latin1')
  if (latin.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (latin.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (latin.startsWith('RIFF') && latin.slice(8, 12) === 'WEBP') return 'webp'
  if (latin.slice(4, 8) === 'ftyp' && /avi[fs]/.test(latin.slice(8, 32))) return 'avif'
  if (latin.startsWith('PK')) return detectOfficeKind(bytes)
  if (latin.includes('%PDF-')) return 'pdf'
  return isHarmlessSvg(bytes) ? 'svg' : undefined
}

function detectOfficeKind(bytes: Uint8Array): FileKind | undefined {
  try {
    const parts = new ZipParts(bytes)
    // A file with macros is refused, because they run on the reader's computer.
    if (parts.names.some((name) => /vbaProject/i.test(name))) return undefined
    const types = parts.text('[Content_Types].xml') ?? ''
    return OFFICE_CONTENT_TYPES.find(([type]) => types.includes(`"${type}"`))?.[1]
  } catch {
    return undefined
  }
}
