import { FEATURES } from '#app/features.ts'
import { runExport } from '#features/packages/server/public.ts'
import { runCommand } from './run-command.ts'
import { withContext } from './with-context.ts'

await runCommand('export', ({ args }) =>
  withContext((context) => runExport(args, { context, features: FEATURES }, console.log)),
)
