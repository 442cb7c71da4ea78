import { nameLost } from '#app/server/backup/archive-format.ts'
import { restoreBackup } from '#app/server/backup/restore-backup.ts'
import { readConfig } from '#platform/config/config.ts'
import { runCommand } from './run-command.ts'

await runCommand('restore', async ({ words: [file = ''] }) => {
  const config = readConfig(process.env)
  const { files, rows, lost, isOtherSecret } = await restoreBackup(config, file)
  console.log(
    `Restored ${rows} rows and ${files} files from ${file} into ${config.databaseUrl ? 'the database of DATABASE_URL' : config.dataDir}.`,
  )
  if (isOtherSecret)
    console.error(
      'The backup has another key than SECRET. Set SECRET to that of the old site (content of its DATA_DIR/secret, or its own SECRET); otherwise all have to log in again and set up their second factor again.',
    )
  if (lost.length > 0) console.error(`The backup is without these files: ${nameLost(lost)}`)
})
