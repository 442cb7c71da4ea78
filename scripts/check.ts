import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { runCommand } from './run-command.ts'

const ROOT = join(import.meta.dirname, '..')

interface Check {
  name: string
  /** From the root of the repository. */
  script: string
  args: readonly string[]
}

const ROUTE_TYPES: Check = { name: 'route types', script: 'node_modules/@react-router/dev/bin.cjs', args: ['typegen'] }
/** Run at the same time. The types need those of the routes. */
const CHECKS: readonly Check[] = [
  { name: 'format and lint', script: 'node_modules/@biomejs/biome/bin/biome', args: ['check', '.'] },
  { name: 'unused code and packages', script: 'node_modules/knip/bin/knip.js', args: [] },
  { name: 'types', script: 'node_modules/typescript/bin/tsc', args: ['--noEmit'] },
  {
    name: 'types of the browser side',
    script: 'node_modules/typescript/bin/tsc',
    args: ['--noEmit', '-p', 'tsconfig.browser.json'],
  },
  // What `npm start` builds; nothing when it is built already.
  { name: 'the build of the site', script: 'scripts/build.ts', args: ['site'] },
  {
    name: 'types of the service worker',
    script: 'node_modules/typescript/bin/tsc',
    args: ['--noEmit', '-p', 'tsconfig.worker.json'],
  },
]

/** Prints the output when the check has ended, so that checks do not mix theirs. @returns whether it found nothing */
async function run({ name, script, args }: Check): Promise<boolean> {
  const start = performance.now()
  const child = spawn(process.execPath, [join(ROOT, script), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => output.push(bytes))
  const [code] = await once(child, 'close')
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  console.log(`${code === 0 ? 'Checked' : 'Found faults in'} ${name} (${seconds} s)`)
  if (code !== 0) process.stdout.write(Buffer.concat(output))
  return code === 0
}

await runCommand('check', async () => {
  const results = [await run(ROUTE_TYPES), ...(await Promise.all(CHECKS.map(run)))]
  process.exit(results.every(Boolean) ? 0 : 1)
})
