import { nameLost } from '#app/server/backup/archive-format.ts'
import { makeNightlyBackup } from '#app/server/backup/nightly-backup.ts'
import { checkBackup } from '#app/server/backup/restore-backup.ts'
import { writeBackup } from '#app/server/backup/write-backup.ts'
import { readConfig } from '#platform/config/config.ts'
import { runCommand } from './run-command.ts'
import { readSiteConfig } from './with-context.ts'

await runCommand('backup', async ({ words: [path = ''], options }) => {
  if (options.check) {
    const { rows, files, lost } = await checkBackup(readConfig(process.env), path)
    console.log(`${path} would restore ${rows} rows and ${files} files.`)
    return warnOfLost(lost)
  }
  const config = await readSiteConfig()
  if (!options.nightly) {
    const { rows, files, lost } = await writeBackup(config, path)
    console.log(`${path} contains ${rows} rows and ${files} files.`)
    return warnOfLost(lost)
  }
  const { path: file, rows, files, lost, deleted } = await makeNightlyBackup(config, path, new Date())
  console.log(`${file} contains ${rows} rows and ${files} files, and would restore.`)
  if (deleted.length > 0) console.log(`Deleted: ${deleted.join(', ')}`)
  warnOfLost(lost)
})

function warnOfLost(lost: readonly string[]): void {
  if (lost.length > 0) console.error(`It is without files whose bytes are lost or damaged: ${nameLost(lost)}`)
}
