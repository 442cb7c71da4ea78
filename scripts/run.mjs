// Runs on any Node version: installs the packages of the lock file, including Node 24, then runs the command with that Node.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Commands that need the development packages. */
const DEV_COMMANDS = ['check', 'format', 'test', 'bench', 'dev', 'screens']

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const stamp = join(root, 'node_modules', '.installed-from')
const ownNode = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
const [command, ...rest] = process.argv.slice(2)

const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')
/** Content of the stamp file: `LOCK`, or `LOCK without dev`. */
const withoutDev = `${lock} without dev`
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
const needsDev = DEV_COMMANDS.includes(command)

if (installed !== lock && (needsDev || installed !== withoutDev)) {
  console.log('Installing the packages of package-lock.json. This takes a minute or two.')
  const which = needsDev ? '--include=dev' : '--omit=dev'
  if (isOld(process.versions.node)) await putNewerNode()
  // Only the package `node` needs its script, which puts the right Node in place. Without the others nothing is compiled.
  await npm('ci', which, '--ignore-scripts')
  await npm('rebuild', 'node')
  writeFileSync(stamp, needsDev ? lock : withoutDev)
}
await run(ownNode, [join(root, 'scripts', `${command}.ts`), ...rest], {})

/** An older Node's npm leaves out packages of the build that do not support this Node, without a word. */
function isOld(version) {
  const [major, minor] = version.split('.').map(Number)
  return major < 20 || (major === 20 && minor < 19)
}

/** Installs the Node of package.json into a folder of its own, and runs npm with it. */
async function putNewerNode() {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const folder = join(root, 'build', 'node')
  mkdirSync(folder, { recursive: true })
  await npm('install', '--no-save', '--prefix', folder, `node@${dependencies.node}`)
  process.env.PATH = `${join(folder, 'node_modules', 'node', 'bin')}${delimiter}${process.env.PATH}`
}

function npm(...args) {
  return run('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], { shell: process.platform === 'win32' })
}

/** Runs a program to its end. If it fails, this process exits with the same code. */
async function run(program, args, options) {
  // Pass the socket of systemd to the child.
  const sockets = process.env.LISTEN_FDS === '1' ? [3] : []
  const child = spawn(program, args, { cwd: root, stdio: ['inherit', 'inherit', 'inherit', ...sockets], ...options })
  // Ctrl+C reaches the child too; wait until it has shut down. Forward other signals, which only this process gets.
  const ignore = () => {}
  const forward = (signal) => child.kill(signal)
  process.on('SIGINT', ignore)
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, forward)
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
  process.off('SIGINT', ignore)
  for (const signal of ['SIGTERM', 'SIGHUP']) process.off(signal, forward)
  if (code !== 0) process.exit(code)
}
