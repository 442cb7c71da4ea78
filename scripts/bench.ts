import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { buildIfChanged, ROOT } from './build/build-if-changed.ts'

const names = globSync('*.ts', { cwd: join(ROOT, 'bench') })
  .map((file) => basename(file, '.ts'))
  .sort()
const [wanted, ...rest] = process.argv.slice(2)

if (wanted === undefined || !names.includes(wanted)) {
  console.error(`Say which: npm run bench -- NAME, one of ${names.join(', ')}`)
  process.exit(2)
}
await buildIfChanged()
const { status } = spawnSync(process.execPath, [join(ROOT, 'bench', `${wanted}.ts`), ...rest], {
  cwd: ROOT,
  stdio: 'inherit',
})
process.exit(status ?? 1)
