import { moderate } from '#features/moderation/server/public.ts'
import { runCommand } from './run-command.ts'
import { withContext } from './with-context.ts'

await runCommand('moderate', async ({ words, options }) => {
  console.log(await moderate(words, options, (work) => withContext(({ database }) => work(database.db))))
})
