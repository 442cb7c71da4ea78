import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

const PROJECT = join(import.meta.dirname, '..')
const Lock = z.object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })) })
/** A command as a list of words. */
const Words = z.array(z.string())

/** Runs a command as Docker does, in a root folder with the system folders of this machine. Arguments: root, user, folder. */
const IN_ROOT = `
root="$1" user="$2" folder="$3"
shift 3
mount --rbind /usr "$root/usr" && mount --rbind /dev "$root/dev" && mount -t proc proc "$root/proc" || exit 1
exec chroot --userspec="$user" "$root" /bin/sh -c 'cd "$0" && exec "$@"' "$folder" "$@"`

/** The result of a Dockerfile stage. */
export interface Stage {
  /** The root folder of its commands on this machine. */
  root: string
  folder: string
  /** `uid:gid` */
  user: string
  env: Record<string, string>
  healthcheck: string[]
  command: string[]
}

/** Whether this process may mount and chroot. */
export function canRunWithoutDocker(): boolean {
  return process.platform === 'linux' && spawnSync('unshare', ['--mount', 'chroot', '/', 'true']).status === 0
}

/**
 * Runs the steps of a Dockerfile in empty folders and returns its last stage. Copies production packages from node_modules
 * instead of the network.
 * @throws {Error} for a step that fails or that this function does not support
 */
export function buildImage(dockerfile: string): Stage {
  // As in Docker. Another test file in this process may have set a stricter umask.
  process.umask(0o022)
  const stages = new Map<string, Stage>()
  let stage: Stage | undefined
  for (const [, instruction = '', rest = ''] of readFileSync(dockerfile, 'utf8').matchAll(/^([A-Z]+) (.*)$/gm)) {
    if (instruction === 'FROM') {
      stage = emptyStage()
      stages.set(/ AS (\w+)$/.exec(rest)?.[1] ?? 'last', stage)
    } else if (stage === undefined) throw new Error(`${instruction} comes before FROM`)
    else runStep(stage, instruction, rest, stages)
  }
  const last = stages.get('last')
  if (last === undefined) throw new Error('The Dockerfile has no last stage')
  for (const { root } of stages.values()) if (root !== last.root) rmSync(root, { recursive: true })
  return last
}

/** Starts a command in the stage as its user. */
export function start(stage: Stage, command: readonly string[], extraEnv: Record<string, string> = {}): ChildProcess {
  const env = { ...environment(stage), ...extraEnv }
  return spawn('unshare', inRoot(stage, command), { env, stdio: ['ignore', 'inherit', 'inherit'] })
}

function inRoot({ root, user, folder }: Stage, command: readonly string[]): string[] {
  return ['--mount', 'sh', '-c', IN_ROOT, 'sh', root, user, folder, ...command]
}

/** Docker gives a user that is not in /etc/passwd the home folder `/`. */
function environment({ user, env }: Stage): Record<string, string> {
  return { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: user.startsWith('0:') ? '/root' : '/', ...env }
}

function emptyStage(): Stage {
  const root = mkdtempSync(join(tmpdir(), 'trp-image-'))
  execFileSync('chmod', ['755', root])
  for (const name of ['usr', 'dev', 'proc', 'tmp', 'root']) mkdirSync(join(root, name))
  execFileSync('chmod', ['1777', join(root, 'tmp')])
  for (const name of ['bin', 'sbin', 'lib', 'lib64']) symlinkSync(`usr/${name}`, join(root, name))
  return { root, folder: '/', user: '0:0', env: {}, healthcheck: [], command: [] }
}

function runStep(stage: Stage, instruction: string, rest: string, stages: ReadonlyMap<string, Stage>): void {
  if (instruction === 'WORKDIR') {
    stage.folder = rest
    mkdirSync(join(stage.root, rest), { recursive: true })
  } else if (instruction === 'COPY') copy(stage, rest.split(' '), stages)
  else if (instruction === 'RUN') run(stage, rest)
  else if (instruction === 'ENV' || instruction === 'ARG') Object.assign(stage.env, variables(rest))
  else if (instruction === 'USER') stage.user = rest
  else if (instruction === 'HEALTHCHECK') stage.healthcheck = Words.parse(JSON.parse(rest.slice(rest.indexOf('['))))
  else if (instruction === 'CMD') stage.command = Words.parse(JSON.parse(rest))
  else if (instruction !== 'VOLUME' && instruction !== 'EXPOSE') throw new Error(`${instruction} is not supported`)
}

function variables(pairs: string): Record<string, string> {
  return Object.fromEntries(
    pairs.split(' ').map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  )
}

/** Copies project files; throws for files that `.dockerignore` excludes. */
function copy(stage: Stage, words: readonly string[], stages: ReadonlyMap<string, Stage>): void {
  const target = join(stage.root, stage.folder, words.at(-1) ?? '')
  const from = /^--from=(\w+)$/.exec(words[0] ?? '')?.[1]
  if (from !== undefined) {
    const source = stages.get(from)?.root
    if (source === undefined) throw new Error(`there is no stage ${from}`)
    execFileSync('cp', ['-al', `${join(source, words[1] ?? '')}/.`, target])
    return
  }
  const allowed = contextNames()
  const names = words[0] === '.' ? allowed : words.slice(0, -1)
  const ignored = names.filter((name) => !allowed.includes(name))
  if (ignored.length > 0) throw new Error(`.dockerignore excludes ${ignored.join(', ')}`)
  execFileSync('cp', ['-a', '--parents', ...names, target], { cwd: PROJECT })
  if (words[0] === '.') copyDocuments(target)
}

/** Copies documents of an earlier build, which saves a minute; the build in the stage makes those that have changed. */
function copyDocuments(target: string): void {
  const documents = join(PROJECT, 'build/starter/documents')
  if (!existsSync(documents)) return
  mkdirSync(join(target, 'build/starter'), { recursive: true })
  execFileSync('cp', ['-a', documents, join(target, 'build/starter')])
}

/** Names in Docker's build context. `.dockerignore` excludes everything, then lists exceptions. */
function contextNames(): string[] {
  const lines = readFileSync(join(PROJECT, '.dockerignore'), 'utf8').split('\n')
  const [everything, ...exceptions] = lines.filter((line) => line !== '' && !line.startsWith('#'))
  if (everything !== '*' || exceptions.some((line) => !/^![\w./-]+$/.test(line))) {
    throw new Error('.dockerignore must be * and exceptions')
  }
  return exceptions.map((line) => line.slice(1)).filter((name) => existsSync(join(PROJECT, name)))
}

function run(stage: Stage, command: string): void {
  if (command.startsWith('npm ci --omit=dev ')) {
    installPackages(join(stage.root, stage.folder))
    return
  }
  const words = inRoot(stage, ['/bin/sh', '-c', command])
  execFileSync('unshare', words, { env: environment(stage), stdio: ['ignore', 'inherit', 'inherit'] })
}

function installPackages(folder: string): void {
  execFileSync('cp', ['-al', join(PROJECT, 'node_modules'), folder])
  const { packages } = Lock.parse(JSON.parse(readFileSync(join(PROJECT, 'package-lock.json'), 'utf8')))
  for (const [path, { dev }] of Object.entries(packages)) {
    if (dev === true) rmSync(join(folder, path), { recursive: true, force: true })
  }
}
