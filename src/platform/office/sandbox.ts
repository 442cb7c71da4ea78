import { type ChildProcess, spawn } from 'node:child_process'
import { realpath } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export interface Limits {
  /** Address space of each process, in MB. */
  memoryMb: number
  /** CPU time of each process, in s. */
  cpuSeconds: number
  /** Largest file that it writes, in MB. */
  fileMb: number
}

/** The folder of the site's program. */
const SITE = join(import.meta.dirname, '../../..')

/** What a program sees of this machine, read-only: programs, libraries, fonts. */
const READ_ONLY = [
  '/usr',
  '/bin',
  '/sbin',
  '/lib',
  '/lib64',
  '/opt',
  '/etc/fonts',
  '/etc/libreoffice',
  '/etc/alternatives',
]

/** `-f` counts blocks of 512 bytes. A limit that is lower already stays. */
const LIMIT = 'ulimit -c 0; ulimit -v "$1"; ulimit -t "$2"; ulimit -f "$3"; shift 3; exec "$@"'

/** Variables of the environment: nothing of the site. */
function environmentOf(folder: string): Record<string, string> {
  return { HOME: folder, TMPDIR: folder, PATH: '/usr/bin:/bin', LANG: 'C.UTF-8', SAL_USE_VCLPLUGIN: 'svp' }
}

/**
 * Starts a program that reads files of people, in a process group of its own, with limits and an empty environment. With
 * bubblewrap it has no network, sees neither the site's program nor its data, and can write to `folder` alone.
 */
export async function spawnConfined(
  command: readonly string[],
  { folder, dataDir }: { folder: string; dataDir: string },
  limits: Limits,
): Promise<ChildProcess> {
  const { memoryMb, cpuSeconds, fileMb } = limits
  const numbers = [memoryMb * 1024, cpuSeconds, fileMb * 2048].map(String)
  const limited = ['/bin/sh', '-c', LIMIT, 'sh', ...numbers, ...command]
  const places = {
    program: dirname(command[0] ?? ''),
    site: await realPath(SITE),
    dataDir: await realPath(dataDir),
    folder,
  }
  const bubble = (await hasBubblewrap()) ? ['bwrap', ...bubbleArguments(places)] : []
  const [program = '', ...rest] = [...bubble, ...limited]
  return spawn(program, rest, {
    cwd: folder,
    env: environmentOf(folder),
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore'],
  })
}

/** Kills a process and all that it has started. */
export function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // None of them runs any more.
  }
}

/** A folder may be a link into what the program sees. A folder that is not there has nothing to hide. */
async function realPath(folder: string): Promise<string | undefined> {
  return realpath(folder).catch(() => undefined)
}

interface Places {
  program: string
  /** Hidden, also where it lies in a folder that the program sees, e.g. below `/opt`: it may have a file of settings. */
  site: string | undefined
  /** Hidden likewise. */
  dataDir: string | undefined
  folder: string
}

/** Later arguments come on top of earlier ones. */
export function bubbleArguments({ program, site, dataDir, folder }: Places): string[] {
  const bind = (path: string) => ['--ro-bind-try', path, path]
  const hide = (path: string | undefined) => (path === undefined ? [] : ['--tmpfs', path])
  return [
    ...['--unshare-all', '--die-with-parent', '--new-session', '--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp'],
    ...READ_ONLY.flatMap(bind),
    ...[...hide(site), ...bind(program), ...hide(dataDir)],
    ...['--bind', folder, folder, '--chdir', folder],
  ]
}

let bubblewrap: Promise<boolean> | undefined

/** Whether bubblewrap is installed and may be used: containers often forbid it. */
export function hasBubblewrap(): Promise<boolean> {
  bubblewrap ??= new Promise((resolve) => {
    const places = { program: '/usr', site: undefined, dataDir: undefined, folder: '/usr' }
    const probe = spawn('bwrap', [...bubbleArguments(places), 'true'], { stdio: 'ignore' })
    probe.once('error', () => resolve(false))
    probe.once('exit', (code) => resolve(code === 0))
  })
  return bubblewrap
}
