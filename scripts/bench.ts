import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { buildIfChanged, ROOT } from './build/build-if-changed.ts'

const names = globSync('*.ts', { cwd: join(ROOT, 'bench') })
  .map((file) => basename(file, '.ts'))
  .sort()
const [name, ...rest] = process.argv.slice(2)

if (name === undefined || !names.includes(name)) {
  console.error(`Usage: npm run bench -- NAME, with NAME one of ${names.join(', ')}`)
  process.exit(2)
}
await buildIfChanged()
const { status } = spawnSync(process.execPath, [join(ROOT, 'bench', `${name}.ts`), ...rest], {
  cwd: ROOT,
  stdio: 'inherit',
})
process.exit(status ?? 1)
