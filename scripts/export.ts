import { FEATURES } from '#app/features.ts'
import { closeContext, openContext } from '#app/server/open-context.ts'
import { PackageError, runExport } from '#features/packages/server/public.ts'
import { readConfig } from '#platform/config/config.ts'

const context = await openContext(readConfig(process.env))
try {
  await runExport(process.argv.slice(2), { context, features: FEATURES }, console.log)
} catch (error) {
  if (!(error instanceof PackageError)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await closeContext(context)
}
