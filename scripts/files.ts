import { FEATURES } from '#app/features.ts'
import { formatSize } from '#core/format.ts'
import { deleteUnusedFiles, listUnusedFiles } from '#features/editing/server/public.ts'
import { helpOf } from './commands.ts'
import { type CommandInput, runCommand, UsageError } from './run-command.ts'
import { withContext } from './with-context.ts'

const EDITABLES = FEATURES.flatMap(({ editables }) => editables ?? [])

const SUBCOMMANDS: Readonly<Record<string, (input: CommandInput) => Promise<void>>> = { unused: printUnused }

await runCommand('files', async (input) => {
  const subcommand = SUBCOMMANDS[input.words[0] ?? '']
  if (subcommand === undefined) throw new UsageError(helpOf('files'))
  await subcommand(input)
})

async function printUnused({ options }: CommandInput): Promise<void> {
  const isDeleted = options.delete === true
  const files = await withContext((context) =>
    isDeleted
      ? deleteUnusedFiles(context, EDITABLES, new Date())
      : listUnusedFiles(context.database.db, EDITABLES, new Date()),
  )
  for (const { id, name, size_bytes, created_at } of files)
    console.log(`${String(id).padStart(6)}  ${formatSize(size_bytes).padStart(8)}  ${created_at.slice(0, 10)}  ${name}`)
  if (files.length === 0) return console.log('Every file is in use.')
  const size = formatSize(files.reduce((sum, { size_bytes }) => sum + size_bytes, 0))
  console.log(`${isDeleted ? 'Deleted' : 'Found'} ${files.length} unused files with ${size}.`)
}
