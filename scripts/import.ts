import { FEATURES } from '#app/features.ts'
import { runImport } from '#features/packages/server/public.ts'
import { runCommand } from './run-command.ts'
import { withContext } from './with-context.ts'

await runCommand('import', ({ args }) =>
  withContext((context) => runImport(args, { context, features: FEATURES }, console.log)),
)
