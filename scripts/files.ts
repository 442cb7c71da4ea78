import { FEATURES } from '#app/features.ts'
import { AppError } from '#core/errors.ts'
import { formatSize } from '#core/format.ts'
import { deleteUnusedFiles, listEditables, listUnusedFiles, withdrawFile } from '#features/editing/server/public.ts'
import { CommandError } from '#platform/command-error.ts'
import { helpOf } from './commands.ts'
import { type CommandInput, runCommand, UsageError } from './run-command.ts'
import { withContext } from './with-context.ts'

const EDITABLES = listEditables(FEATURES)

const SUBCOMMANDS: Readonly<Record<string, (input: CommandInput) => Promise<void>>> = { unused: printUnused, withdraw }

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

/** Withdraws a file for good, e.g. one with names of patients: pages lose it, and its addresses say so. */
async function withdraw({ words: [, id = ''] }: CommandInput): Promise<void> {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new UsageError(helpOf('files'))
  const pages = await withContext(({ database: { db } }) =>
    db
      .transaction()
      .execute((tx) => withdrawFile({ tx, editables: EDITABLES, actor: undefined, now: new Date() }, Number(id))),
  ).catch((error: unknown) => {
    const isMissing = error instanceof AppError && error.code === 'not_found'
    throw isMissing ? new CommandError(`There is no file ${id}.`) : error
  })
  console.log(
    [`File ${id} is withdrawn. Nobody gets it any more.`, ...pages.map((page) => `It was on ${page}`)].join('\n'),
  )
}
