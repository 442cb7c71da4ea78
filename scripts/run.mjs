// The one file that any Node runs: brings in what the lock file names (its own Node 24 among it), then hands over.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const stamp = join(root, 'node_modules', '.installed-from')
const ownNode = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
const [command, ...rest] = process.argv.slice(2)

const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''

if (installed !== lock) {
  console.log('Installing what package-lock.json names. This takes a minute or two.')
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    shell: process.platform === 'win32',
  })
  writeFileSync(stamp, lock)
}
// How V8 clears up: what is soon gone in small pieces (decision 011), what is kept seldom (decision 025).
const flags = JSON.parse(readFileSync(join(root, 'scripts', 'node-flags.json'), 'utf8'))
run(ownNode, [...flags, join(root, 'scripts', `${command}.ts`), ...rest], {})

function run(program, args, options) {
  // Ctrl+C reaches the child too; this process waits for it to finish what is under way.
  process.on('SIGINT', () => {})
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: 'inherit', ...options })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}
