import { recount } from '#features/discussions/server/public.ts'
import { asTyped } from './commands.ts'
import { runCommand } from './run-command.ts'
import { withContext } from './with-context.ts'

await runCommand('recount', async ({ options }) => {
  const { printed, isRight } = await withContext(({ database }) =>
    recount(database, { repair: options.repair === true }),
  )
  console.log(asTyped(printed))
  if (!isRight) process.exitCode = 1
})
