import type { FileKind } from '../media-types.ts'
import { RefusalError } from './refusal.ts'
import type { ZipParts } from './zip-parts.ts'

const OFFICE = 'application/vnd.openxmlformats-officedocument'

/** The kinds of Office files: the type of the main part, and the name that it usually has. */
const OFFICE_KINDS = [
  { type: `${OFFICE}.wordprocessingml.document.main+xml`, main: 'word/document.xml', kind: 'docx' },
  { type: `${OFFICE}.presentationml.presentation.main+xml`, main: 'ppt/presentation.xml', kind: 'pptx' },
  { type: `${OFFICE}.spreadsheetml.sheet.main+xml`, main: 'xl/workbook.xml', kind: 'xlsx' },
] as const satisfies { type: string; main: string; kind: FileKind }[]

export type OfficeKind = (typeof OFFICE_KINDS)[number]['kind']

export const TYPES_PART = '[Content_Types].xml'

/** @throws {RangeError} when the archive is damaged */
export function findOfficeKind(parts: ZipParts): OfficeKind | undefined {
  const types = parts.text(TYPES_PART) ?? ''
  return OFFICE_KINDS.find(({ type }) => types.includes(`"${type}"`))?.kind
}

/** The main part of an Office file. @throws {RefusalError} when there is none */
export function getMainPart(parts: ZipParts, kind: OfficeKind): string {
  const main = OFFICE_KINDS.find((each) => each.kind === kind)?.main ?? ''
  if (!parts.names.includes(main)) throw new RefusalError('damaged', `no ${main}`)
  return main
}
