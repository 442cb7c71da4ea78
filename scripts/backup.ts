import { writeBackup } from '#app/server/backup/write-backup.ts'
import { readConfig } from '#platform/config/config.ts'

const [file] = process.argv.slice(2)
if (file === undefined) {
  console.error('Usage: npm run backup -- FILE')
  process.exit(2)
}
const { files, rows } = await writeBackup(readConfig(process.env), file)
console.log(`${file} contains ${rows} rows and ${files} files.`)
