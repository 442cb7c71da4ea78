import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome')
const { status } = spawnSync(process.execPath, [biome, 'check', '--write', '.'], { cwd: ROOT, stdio: 'inherit' })
process.exit(status ?? 1)
