import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDiagramSheets } from '../tools/contact-sheets/diagrams.ts'
import { writeDocumentSheets } from '../tools/contact-sheets/documents.ts'
import { drawDiagram } from '../tools/diagrams/catalogue.ts'
import { pngOf } from '../tools/diagrams/write/png.ts'

// `npm run pictures -- FOLDER ID…` draws diagrams in three languages as PNG files to look at.
// `npm run pictures` writes the contact sheets in `docs/pictures`.
const [folder, ...ids] = process.argv.slice(2)
if (folder === undefined) {
  const sheets = join(import.meta.dirname, '../docs/pictures')
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
