// The one file that any Node runs: brings in what the lock file names (its own Node 24 among it), then hands over.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Commands for which the packages of tests and checks are installed too. */
const DEVELOPMENT = ['check', 'format', 'test', 'bench', 'dev']

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const stamp = join(root, 'node_modules', '.installed-from')
const ownNode = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
const [command, ...rest] = process.argv.slice(2)

const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')
/** The stamp says what is installed: `LOCK`, or `LOCK without dev`. */
const withoutDev = `${lock} without dev`
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
const needsDev = DEVELOPMENT.includes(command)

if (installed !== lock && (needsDev || installed !== withoutDev)) {
  console.log('Installing what package-lock.json names. This takes a minute or two.')
  const which = needsDev ? '--include=dev' : '--omit=dev'
  await run('npm', ['ci', which, '--no-audit', '--no-fund', '--loglevel=error'], {
    shell: process.platform === 'win32',
  })
  writeFileSync(stamp, needsDev ? lock : withoutDev)
}
// A small young generation keeps garbage collection pauses short and saves some 40 MB (decision 042).
// In the environment, so that the sites of tests and benchmarks have it too.
process.env.NODE_OPTIONS = `--max-semi-space-size=4 ${process.env.NODE_OPTIONS ?? ''}`
await run(ownNode, [join(root, 'scripts', `${command}.ts`), ...rest], {})

/** Runs a program to its end; one that fails ends this process with its code. */
async function run(program, args, options) {
  // A socket that systemd holds for us is passed on.
  const sockets = process.env.LISTEN_FDS === '1' ? [3] : []
  const child = spawn(program, args, { cwd: root, stdio: ['inherit', 'inherit', 'inherit', ...sockets], ...options })
  // Ctrl+C reaches the child too; this process waits for it to finish what is under way. Other signals come to us alone.
  const ignore = () => {}
  const passOn = (signal) => child.kill(signal)
  process.on('SIGINT', ignore)
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, passOn)
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
  process.off('SIGINT', ignore)
  for (const signal of ['SIGTERM', 'SIGHUP']) process.off(signal, passOn)
  if (code !== 0) process.exit(code)
}
