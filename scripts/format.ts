import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { runCommand } from './run-command.ts'

const ROOT = join(import.meta.dirname, '..')

await runCommand('format', async () => {
  const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome')
  const { status } = spawnSync(process.execPath, [biome, 'check', '--write', '.'], { cwd: ROOT, stdio: 'inherit' })
  process.exit(status ?? 1)
})
