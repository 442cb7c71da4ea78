import type { OfficeKind } from './office-kind.ts'
import { RefusalError } from './refusal.ts'
import { listListed } from './relations.ts'
import type { ZipParts } from './zip-parts.ts'

/** Checks that the sheets of a workbook and the slides of a presentation exist. @throws {RefusalError} */
export function checkListed(parts: ZipParts, kind: OfficeKind, main: string): void {
  if (kind === 'docx') return
  const listed = listListed(parts, main, kind === 'xlsx' ? 'sheet' : 'sldid')
  // Names of parts are the same in capitals and small letters.
  const names = new Set(parts.names.map((name) => name.toLowerCase()))
  const missing = listed.find(({ target }) => target === undefined || !names.has(target.toLowerCase()))
  if (missing) throw new RefusalError('damaged', `no part of ${missing.relation} in ${main}`)
  if (kind === 'xlsx' && listed.length === 0) throw new RefusalError('damaged', `no sheet in ${main}`)
}
