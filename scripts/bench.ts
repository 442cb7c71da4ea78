import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { buildIfChanged, ROOT } from './build/build-if-changed.ts'
import { runCommand, UsageError } from './run-command.ts'

const names = globSync('*.ts', { cwd: join(ROOT, 'bench') })
  .map((file) => basename(file, '.ts'))
  .sort()

await runCommand('bench', async ({ words: [name = ''] }) => {
  if (!names.includes(name)) throw new UsageError(`There is no measurement ${name}, only ${names.join(', ')}`)
  await buildIfChanged()
  const { status } = spawnSync(process.execPath, [join(ROOT, 'bench', `${name}.ts`)], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  process.exit(status ?? 1)
})
