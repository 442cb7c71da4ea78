import { restoreBackup } from '#app/server/backup/restore-backup.ts'
import { readConfig } from '#platform/config/config.ts'
import { runCommand } from './run-command.ts'

await runCommand('restore', async ({ words: [file = ''] }) => {
  const config = readConfig(process.env)
  const { files, rows, lost } = await restoreBackup(config, file)
  console.log(`Restored ${rows} rows and ${files} files from ${file} into ${config.dataDir}.`)
  if (lost.length > 0) console.error(`The backup is without these files: ${lost.join(', ')}`)
})
