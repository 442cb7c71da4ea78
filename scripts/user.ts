import fastify from 'fastify'
import { listOpenWork, PERSONAL_DATA_PROVIDERS } from '#app/features.ts'
import { loggerOptions } from '#app/server/logging.ts'
import { closeContext, openContext } from '#app/server/open-context.ts'
import { user, WrongCommand } from '#features/accounts/server/public.ts'
import { readConfig } from '#platform/config/config.ts'

try {
  const output = await user(process.argv.slice(2), async (work) => {
    const config = readConfig(process.env)
    // Standard output is for the link.
    const { log } = fastify({ logger: { ...loggerOptions(config), stream: process.stderr } })
    const context = await openContext(config)
    return work({ context, log, providers: PERSONAL_DATA_PROVIDERS, openWork: listOpenWork }).finally(() =>
      closeContext(context),
    )
  })
  console.log(output)
} catch (error) {
  if (!(error instanceof WrongCommand)) throw error
  console.error(error.message)
  process.exitCode = 1
}
