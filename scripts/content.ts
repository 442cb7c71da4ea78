import { checkContent, checkFolders } from '../starter/maker/check/check.ts'
import { runCommand } from './run-command.ts'

await runCommand('content', async ({ words: folders }) => {
  if (folders.length === 0) {
    console.log('Checking the starter content and its documents. The first time takes a minute or two.')
  }
  const result = folders.length === 0 ? await checkContent() : await checkFolders(folders)
  const { faults, documents, pages, pictures } = result
  console.table(
    Object.fromEntries(
      pictures.map(({ folder, diagrams, own, altTexts, posters, clientSheets, ...counts }) => [
        folder,
        { diagrams, own, pictures: counts.pictures, 'alt texts': altTexts, posters, 'client sheets': clientSheets },
      ]),
    ),
  )
  for (const fault of faults) console.error(fault)
  console.log(`${documents} documents with ${pages} pages and slides: ${faults.length} faults`)
  if (faults.length > 0) process.exitCode = 1
})
