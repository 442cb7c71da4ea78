import { readXml } from './xml.ts'
import type { ZipParts } from './zip-parts.ts'

/** The number of sheets of an Excel file. Its text is not read. @throws {RangeError} when it is damaged */
export function readXlsx(parts: ZipParts): { text: null; pages: number | null } {
  let sheets = 0
  readXml(parts.text('xl/workbook.xml') ?? '', {
    onopentag(name) {
      if (name === 'sheet' || name.endsWith(':sheet')) sheets++
    },
  })
  return { text: null, pages: sheets > 0 ? sheets : null }
}
