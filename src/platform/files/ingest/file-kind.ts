import type { FileKind } from '../media-types.ts'
import { isHarmlessSvg } from './svg.ts'
import { ZipParts } from './zip-parts.ts'

const MAIN = 'application/vnd.openxmlformats-officedocument'
const OFFICE_MAIN: readonly (readonly [string, FileKind])[] = [
  [`${MAIN}.wordprocessingml.document.main+xml`, 'docx'],
  [`${MAIN}.presentationml.presentation.main+xml`, 'pptx'],
  [`${MAIN}.spreadsheetml.sheet.main+xml`, 'xlsx'],
]

/** How far into a PDF its mark may stand; readers accept a little before it. */
const PDF_MARK_WITHIN_BYTES = 1024

/** What a file is by its content, whatever its name says; undefined for what is not taken in. */
export function fileKindOf(bytes: Uint8Array): FileKind | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, PDF_MARK_WITHIN_BYTES))
  const latin = head.toString('latin1')
  if (latin.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (latin.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (latin.startsWith('RIFF') && latin.slice(8, 12) === 'WEBP') return 'webp'
  if (latin.slice(4, 8) === 'ftyp' && /avi[fs]/.test(latin.slice(8, 32))) return 'avif'
  if (latin.startsWith('PK')) return officeKindOf(bytes)
  if (latin.includes('%PDF-')) return 'pdf'
  return isHarmlessSvg(bytes) ? 'svg' : undefined
}

function officeKindOf(bytes: Uint8Array): FileKind | undefined {
  try {
    const parts = new ZipParts(bytes)
    // Macros run on the reader's own machine: a file with them is refused, whatever it is called.
    if (parts.names.some((name) => /vbaProject/i.test(name))) return undefined
    const types = parts.text('[Content_Types].xml') ?? ''
    return OFFICE_MAIN.find(([type]) => types.includes(`"${type}"`))?.[1]
  } catch {
    return undefined
  }
}
