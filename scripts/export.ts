import { FEATURES } from '#app/features.ts'
import { runExport } from '#features/packages/server/public.ts'
import { runCommand } from './run-command.ts'
import { withContext } from './with-context.ts'

await runCommand('export', ({ words: [path = ''], options: { module } }) =>
  withContext((context) =>
    runExport(
      { path, module: typeof module === 'string' ? module : undefined },
      { context, features: FEATURES },
      console.log,
    ),
  ),
)
