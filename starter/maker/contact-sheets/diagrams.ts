import { join } from 'node:path'
import { drawDiagram } from '../../drawings/catalogue.ts'
import { WIDTHS } from '../../drawings/diagram.ts'
import { SUBJECTS } from '../../drawings/subjects/subjects.ts'
import { pngOf } from '../../drawings/write/png.ts'
import { writeSheet } from './sheet.ts'

/** Pictures on one sheet. */
const MAX_ON_SHEET = 64

/**
 * Writes all diagrams in English: in colour, in grey as on a photocopy, and small as on a phone.
 * @param folder of the sheets
 */
export async function writeDiagramSheets(folder: string): Promise<void> {
  const drawings = SUBJECTS.flat().map(({ id }) => drawDiagram(id, 'en'))
  const steps = drawings.filter(({ width }) => width === WIDTHS.step)
  const large = drawings.filter(({ width }) => width !== WIDTHS.step)
  const sheets = [...chunksOf(large), ...chunksOf(steps)]
  for (const [index, sheet] of sheets.entries()) {
    const cells = await Promise.all(sheet.map(pngOf))
    const path = (kind: string) => join(folder, `diagrams-${kind}-${index + 1}.webp`)
    await writeSheet(path('colour'), cells, { columns: 8, width: 330, height: 200 })
    await writeSheet(path('grey'), cells, { columns: 8, width: 200, height: 122, isGrey: true })
    await writeSheet(path('small'), cells, { columns: 8, width: 120, height: 73 })
  }
}

/** Sheets of almost the same size. */
function chunksOf<T>(items: T[]): T[][] {
  const count = Math.ceil(items.length / MAX_ON_SHEET)
  const size = Math.ceil(items.length / count)
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size))
}
