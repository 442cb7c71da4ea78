import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DIAGRAMS, drawDiagram } from '../tools/diagrams/catalogue.ts'
import { pngOf } from '../tools/diagrams/write/png.ts'

// Draws diagrams as PNG files to look at: `node scripts/pictures.ts FOLDER [ID…]`, in English, French and Spanish.
const [folder, ...ids] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder for the pictures.')
await mkdir(folder, { recursive: true })
for (const id of ids.length > 0 ? ids : DIAGRAMS.keys()) {
  for (const language of ['en', 'fr', 'es'] as const) {
    const drawing = drawDiagram(id, language)
    await writeFile(join(folder, `${drawing.key}.png`), await pngOf(drawing))
  }
}
