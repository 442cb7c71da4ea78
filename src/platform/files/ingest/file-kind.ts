import type { FileKind } from '../media-types.ts'
import { findOfficeKind } from './office-kind.ts'
import { readHead, type Source } from './source.ts'
import { isHarmlessSvg } from './svg.ts'
import { ZipParts } from './zip-parts.ts'

/** The signature of a PDF begins within these bytes: PDF viewers accept other bytes before it. */
export const PDF_SIGNATURE_WITHIN_BYTES = 1024
/** A larger drawing is not checked. */
const MAX_SVG_BYTES = 8 * 1024 ** 2

/** What the first bytes say. `office` is any ZIP archive, `other` may be an SVG drawing. */
export type HeadKind = Exclude<FileKind, 'docx' | 'pptx' | 'xlsx' | 'svg'> | 'office' | 'other'

export function readHeadKind(source: Source): HeadKind {
  const latin = readHead(source, PDF_SIGNATURE_WITHIN_BYTES).toString('latin1')
  if (latin.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (latin.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (latin.startsWith('RIFF') && latin.slice(8, 12) === 'WEBP') return 'webp'
  if (latin.slice(4, 8) === 'ftyp' && /avi[fs]/.test(latin.slice(8, 32))) return 'avif'
  if (latin.startsWith('PK')) return 'office'
  return latin.includes('%PDF-') ? 'pdf' : 'other'
}

/** The kind of a file by its content, whatever its name says; undefined for a kind that is not accepted. */
export function detectFileKind(source: Source): FileKind | undefined {
  const kind = readHeadKind(source)
  if (kind === 'office') return detectOfficeKind(source)
  if (kind !== 'other') return kind
  return isHarmlessDrawing(source) ? 'svg' : undefined
}

export function isHarmlessDrawing(source: Source): boolean {
  return source.sizeBytes <= MAX_SVG_BYTES && isHarmlessSvg(source.read(0, source.sizeBytes))
}

function detectOfficeKind(source: Source): FileKind | undefined {
  try {
    return findOfficeKind(new ZipParts(source))
  } catch {
    return undefined
  }
}
