import { moderate } from '#features/moderation/server/public.ts'
import { asTyped } from './commands.ts'
import { runCommand } from './run-command.ts'
import { withContext } from './with-context.ts'

await runCommand('moderate', async ({ args }) => {
  console.log(asTyped(await moderate(args, (work) => withContext(({ database }) => work(database.db)))))
})
