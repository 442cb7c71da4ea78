import fastify from 'fastify'
import { listOpenWork, PERSONAL_DATA_PROVIDERS } from '#app/features.ts'
import { loggerOptions } from '#app/server/logging.ts'
import { user } from '#features/accounts/server/public.ts'
import { asTyped } from './commands.ts'
import { runCommand } from './run-command.ts'
import { withContext } from './with-context.ts'

await runCommand('user', async ({ args }) => {
  const output = await user(args, (work) =>
    withContext((context) => {
      // Standard output is for the link.
      const { log } = fastify({ logger: { ...loggerOptions(context.config), stream: process.stderr } })
      return work({ context, log, providers: PERSONAL_DATA_PROVIDERS, openWork: listOpenWork })
    }),
  )
  console.log(asTyped(output))
})
