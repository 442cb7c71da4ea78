import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
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
      const { log } = fastify({ logger: { ...loggerOptions(context.config), stream: { write: keep } } })
      // The log of the service is not this process's, and the person reads the answer only.
      function keep(line: string): void {
        try {
          appendFileSync(join(context.config.dataDir, 'commands.log'), line)
        } catch {
          // The change is made: without room for the line, its link must be printed all the same.
          process.stderr.write(line)
        }
      }
      return work({ context, log, providers: PERSONAL_DATA_PROVIDERS, openWork: listOpenWork })
    }),
  )
  console.log(asTyped(output))
})
