import { checkContent, checkFolders } from '../tools/check/check.ts'

const folders = process.argv.slice(2)
if (folders.length === 0) {
  console.log('Checking the starter content and its documents. The first time takes half a minute.')
}
const { faults, documents, pages } = folders.length === 0 ? await checkContent() : await checkFolders(folders)
for (const fault of faults) console.error(fault)
console.log(`${documents} documents with ${pages} pages and slides: ${faults.length} faults`)
if (faults.length > 0) process.exitCode = 1
