import { FEATURES } from '#app/features.ts'
import { runImport } from '#features/packages/server/public.ts'
import { runCommand } from './run-command.ts'
import { withContext } from './with-context.ts'

await runCommand('import', ({ words: [path = ''], options }) =>
  withContext((context) =>
    runImport(
      { path, isTrial: options['dry-run'] === true, overwrite: options.overwrite === true },
      { context, features: FEATURES },
      console.log,
    ),
  ),
)
