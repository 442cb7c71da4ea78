import { restoreBackup } from '#app/server/backup/restore-backup.ts'
import { readConfig } from '#platform/config/config.ts'

const [file] = process.argv.slice(2)
if (file === undefined) {
  console.error('Usage: npm run restore -- FILE')
  process.exit(2)
}
const { files, rows } = await restoreBackup(readConfig(process.env), file)
console.log(`Restored ${rows} rows and ${files} files from ${file}.`)
