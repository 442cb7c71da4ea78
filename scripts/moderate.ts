import { closeContext, openContext } from '#app/server/open-context.ts'
import { moderate, WrongCommand } from '#features/moderation/server/public.ts'
import { readConfig } from '#platform/config/config.ts'

try {
  const output = await moderate(process.argv.slice(2), async (work) => {
    const context = await openContext(readConfig(process.env))
    return work(context.database.db).finally(() => closeContext(context))
  })
  console.log(output)
} catch (error) {
  if (!(error instanceof WrongCommand)) throw error
  console.error(error.message)
  process.exitCode = 1
}
