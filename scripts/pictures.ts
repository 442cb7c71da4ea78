import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawDiagram } from '../starter/drawings/catalogue.ts'
import { pngOf } from '../starter/drawings/write/png.ts'
import { writePictures } from '../starter/maker/pictures.ts'
import { runCommand } from './run-command.ts'

await runCommand('pictures', async ({ words: [folder, ...ids] }) => {
  if (folder === undefined) {
    const build = join(import.meta.dirname, '../build')
    await writePictures(join(build, 'pictures'), join(build, 'starter'))
    console.log('Open build/pictures/index.html')
  } else {
    await mkdir(folder, { recursive: true })
    for (const id of ids) {
      for (const language of ['en', 'fr', 'es'] as const) {
        const drawing = drawDiagram(id, language)
        await writeFile(join(folder, `${drawing.key}.png`), await pngOf(drawing, 1))
      }
    }
  }
})
