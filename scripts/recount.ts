import { parseArgs } from 'node:util'
import { closeContext, openContext } from '#app/server/open-context.ts'
import { recount } from '#features/discussions/server/public.ts'
import { readConfig } from '#platform/config/config.ts'

const USAGE = `Usage: npm run recount [-- --repair]

Recounts the comments of every discussion and the points of every member, and prints differences.
--repair corrects them; the site may run meanwhile.`

const options = readOptions()
if (options?.help) {
  console.log(USAGE)
} else if (options === undefined) {
  console.error(USAGE)
  process.exitCode = 1
} else {
  const context = await openContext(readConfig(process.env))
  const { printed, isRight } = await recount(context.database, { repair: options.repair })
  await closeContext(context)
  console.log(printed)
  if (!isRight) process.exitCode = 1
}

/** Undefined for unknown options. */
function readOptions() {
  try {
    return parseArgs({
      options: { repair: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
    }).values
  } catch {
    return undefined
  }
}
