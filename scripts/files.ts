import { parseArgs } from 'node:util'
import { FEATURES } from '#app/features.ts'
import { closeContext, openContext } from '#app/server/open-context.ts'
import { AppError } from '#core/errors.ts'
import { listEditables, withdrawFile } from '#features/editing/server/public.ts'
import { readConfig } from '#platform/config/config.ts'

const USAGE = `Usage: npm run files -- withdraw ID

withdraw ID   withdraws a file for good, e.g. one with names of patients: pages lose it, and its addresses say so
              ID is the number in its address: 12 in /files/12/Plan.docx. The site may run meanwhile.`

const words = readWords()
const [verb, id = '', ...more] = words
if (verb === 'help') console.log(USAGE)
else if (verb === 'withdraw' && /^[1-9]\d{0,8}$/.test(id) && more.length === 0) await withdraw(Number(id))
else {
  console.error(USAGE)
  process.exitCode = 1
}

async function withdraw(fileId: number): Promise<void> {
  const context = await openContext(readConfig(process.env))
  const { db } = context.database
  try {
    const pages = await db
      .transaction()
      .execute((tx) => withdrawFile(tx, listEditables(FEATURES), fileId, undefined, new Date()))
    console.log(
      [`File ${fileId} is withdrawn. Nobody gets it any more.`, ...pages.map((page) => `It was on ${page}`)].join('\n'),
    )
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error
    console.error(`There is no file ${fileId}.`)
    process.exitCode = 1
  } finally {
    await closeContext(context)
  }
}

function readWords(): string[] {
  try {
    const { values, positionals } = parseArgs({
      options: { help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    })
    return values.help ? ['help'] : positionals
  } catch {
    return []
  }
}
