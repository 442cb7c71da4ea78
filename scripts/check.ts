import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/** Fastest first. */
const CHECKS = [
  { name: 'format and lint', bin: '@biomejs/biome/bin/biome', args: ['check', '.'] },
  { name: 'unused code and packages', bin: 'knip/bin/knip.js', args: [] },
  { name: 'route types', bin: '@react-router/dev/bin.cjs', args: ['typegen'] },
  { name: 'types', bin: 'typescript/bin/tsc', args: ['--noEmit'] },
  { name: 'types of the browser side', bin: 'typescript/bin/tsc', args: ['--noEmit', '-p', 'tsconfig.browser.json'] },
  { name: 'types of the service worker', bin: 'typescript/bin/tsc', args: ['--noEmit', '-p', 'tsconfig.worker.json'] },
] as const

for (const { name, bin, args } of CHECKS) {
  console.log(`Checking ${name}`)
  const { status } = spawnSync(process.execPath, [join(ROOT, 'node_modules', bin), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}
