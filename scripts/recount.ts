import { parseArgs } from 'node:util'
import { closeContext, openContext } from '#app/server/open-context.ts'
import { recount } from '#features/discussions/server/public.ts'
import { readConfig } from '#platform/config/config.ts'

const USAGE = `Usage: npm run recount [-- --repair]

Counts the comments of every discussion and the points of every member again and prints what differs.
--repair sets it right, while the site serves.`

const options = readOptions()
if (options?.help) {
  console.log(USAGE)
} else if (options === undefined) {
  console.error(USAGE)
  process.exitCode = 1
} else {
  const ground = await openContext(readConfig(process.env))
  const { printed, isRight } = await recount(ground.database, { repair: options.repair })
  await closeContext(ground)
  console.log(printed)
  if (!isRight) process.exitCode = 1
}

/** Undefined where something else than the two options is given. */
function readOptions() {
  try {
    return parseArgs({
      options: { repair: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
    }).values
  } catch {
    return undefined
  }
}
