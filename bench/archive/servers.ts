import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ArchiveEntry } from '#platform/files/archive/layout.ts'

/** Both servers run on this core, their clients on the other. */
const CORE = '0'

export interface MeasuredServer {
  name: string
  url: string
  /** The process that serves requests. */
  pid: number
  stop(): Promise<void>
}

/** Starts our server, which creates the archive while it sends it. */
export async function startOurs(folder: string, entries: readonly ArchiveEntry[]): Promise<MeasuredServer> {
  const script = new URL('../../testing/files/archive-server.ts', import.meta.url).pathname
  const server = spawn(
    'taskset',
    ['-c', CORE, process.execPath, script, folder, JSON.stringify(entries), join(folder, 'socket')],
    {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  const [{ port }] = await once(server, 'message')
  return { name: 'ours', url: `http://127.0.0.1:${port}/archive`, pid: pidOf(server), stop: () => stopServer(server) }
}

/** Starts nginx with one worker, which sends a finished archive by sendfile: about the machine's limit. */
export async function startNginx(folder: string, file: string): Promise<MeasuredServer> {
  const port = await freePort()
  await mkdir(folder, { recursive: true })
  const config = `
    daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1; ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 4096; }
    http {
      access_log off; sendfile on; default_type application/zip; keepalive_requests 1000000;
      client_body_temp_path ${folder}/1; proxy_temp_path ${folder}/2; fastcgi_temp_path ${folder}/3;
      uwsgi_temp_path ${folder}/4; scgi_temp_path ${folder}/5;
      server { listen 127.0.0.1:${port}; location = /archive { alias ${file}; } }
    }`
  await writeFile(join(folder, 'nginx.conf'), config)
  const server = spawn('taskset', ['-c', CORE, 'nginx', '-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: 'inherit',
  })
  const url = `http://127.0.0.1:${port}/archive`
  while (!(await fetch(url, { method: 'HEAD' }).catch(() => undefined))) await sleep(50)
  const worker = Number(execFileSync('pgrep', ['-P', String(pidOf(server))], { encoding: 'utf8' }).trim())
  return { name: 'nginx, finished file', url, pid: worker, stop: () => stopServer(server) }
}

/** CPU time of a process in seconds, user and kernel. */
export function cpuSeconds(pid: number): number {
  // After the name in brackets, fields 12 and 13 are user and system time in hundredths of a second.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Resident memory of a process. */
export function memoryBytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024
}

function pidOf(process: ChildProcess): number {
  if (process.pid === undefined) throw new Error('taskset is not installed (Debian: util-linux)')
  return process.pid
}

async function stopServer(server: ChildProcess): Promise<void> {
  const exit = once(server, 'exit')
  server.kill()
  await exit
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}
