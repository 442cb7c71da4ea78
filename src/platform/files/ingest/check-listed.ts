import type { OfficeKind } from './office-kind.ts'
import { RefusalError } from './refusal.ts'
import { listRelations, localName } from './relations.ts'
import { readXml } from './xml.ts'
import type { ZipParts } from './zip-parts.ts'

/** The element of the main part that lists a sheet or slide. */
const LISTED: Partial<Record<OfficeKind, string>> = { xlsx: 'sheet', pptx: 'sldid' }

/** Checks that the sheets of a workbook and the slides of a presentation exist. @throws {RefusalError} */
export function checkListed(parts: ZipParts, kind: OfficeKind, main: string): void {
  const element = LISTED[kind]
  if (element === undefined) return
  const targets = new Map(listRelations(parts, main).map(({ id, target }) => [id, target.toLowerCase()]))
  // Names of parts are the same in capitals and small letters.
  const names = new Set(parts.names.map((name) => name.toLowerCase()))
  let count = 0
  readXml(parts.text(main) ?? '', {
    onopentag(tag, attributes) {
      if (localName(tag) !== element) return
      count++
      // The identifier of a slide is `id`, that of its relation has a prefix.
      const relation = Object.entries(attributes).find(([name]) => name.includes(':') && localName(name) === 'id')?.[1]
      const target = targets.get(relation ?? '')
      if (target === undefined || !names.has(target))
        throw new RefusalError('damaged', `no part of ${relation} in ${main}`)
    },
  })
  if (kind === 'xlsx' && count === 0) throw new RefusalError('damaged', `no sheet in ${main}`)
}
