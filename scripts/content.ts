import { checkContent } from '#starter/check/check.ts'

console.log('Reading the starter content, making its documents and opening them. This takes half a minute.')
const { faults, documents, pages } = await checkContent()
for (const fault of faults) console.error(fault)
console.log(`${documents} documents with ${pages} pages and slides: ${faults.length} faults`)
if (faults.length > 0) process.exitCode = 1
