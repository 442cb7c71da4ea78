import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawDiagram } from '../starter/drawings/catalogue.ts'
import { pngOf } from '../starter/drawings/write/png.ts'
import { writeDiagramSheets } from '../starter/maker/contact-sheets/diagrams.ts'
import { writeDocumentSheets } from '../starter/maker/contact-sheets/documents.ts'

// `npm run pictures -- FOLDER ID…` draws diagrams in three languages as PNG files to look at.
// `npm run pictures` writes the contact sheets in `build/pictures`.
const [folder, ...ids] = process.argv.slice(2)
if (folder === undefined) {
  const sheets = join(import.meta.dirname, '../build/pictures')
  await mkdir(sheets, { recursive: true })
  await writeDiagramSheets(sheets)
  await writeDocumentSheets(sheets)
} else {
  await mkdir(folder, { recursive: true })
  for (const id of ids) {
    for (const language of ['en', 'fr', 'es'] as const) {
      const drawing = drawDiagram(id, language)
      await writeFile(join(folder, `${drawing.key}.png`), await pngOf(drawing))
    }
  }
}
