import { checkBackup } from '#app/server/backup/restore-backup.ts'
import { writeBackup } from '#app/server/backup/write-backup.ts'
import { readConfig } from '#platform/config/config.ts'
import { runCommand } from './run-command.ts'
import { readSiteConfig } from './with-context.ts'

await runCommand('backup', async ({ words: [file = ''], options }) => {
  const { files, rows, lost } = options.check
    ? await checkBackup(readConfig(process.env), file)
    : await writeBackup(await readSiteConfig(), file)
  const counts = `${rows} rows and ${files} files`
  console.log(options.check ? `${file} would restore ${counts}.` : `${file} contains ${counts}.`)
  if (lost.length > 0) console.error(`It is without files whose bytes are lost or damaged: ${lost.join(', ')}`)
})
