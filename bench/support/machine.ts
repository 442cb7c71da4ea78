import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../e2e/support/server.ts'

export const run = promisify(execFile)

/** Servers run on the first core, their clients on the second. */
export function pinToFirstCore(pid = 0): void {
  execFileSync('taskset', ['-a', '-c', '-p', '0', String(pid)], { stdio: 'ignore' })
}

export function quantile(values: readonly number[], fraction: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * fraction))] ?? 0
}

export async function msOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** The most memory of a process while `work` runs, in MB. Without pages of files that it maps: the system takes those back. */
export async function peakMbOf(pid: number | undefined, work: () => Promise<unknown>): Promise<number> {
  let peak = 0
  const sample = () => {
    const kilobytes = /RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    // A process that has just ended has none.
    peak = Math.max(peak, Number(kilobytes ?? 0) / 1024)
  }
  sample()
  const sampler = setInterval(sample, 10)
  await work().finally(() => clearInterval(sampler))
  return peak
}

/** Starts nginx with one worker, which serves a file at `/file`: about the machine's limit. */
export async function startNginx(bytes: Buffer, directives = ''): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'trp-nginx-'))
  // When root starts nginx, its worker runs as another user.
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'file'), bytes)
  const port = await freePort()
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log; events { worker_connections 4096; }
    http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 10000000; open_file_cache max=100; types {}
    server { listen 127.0.0.1:${port} backlog=4096; root ${folder}; location = /file { ${directives} } } }`,
  )
  const server = spawn('taskset', ['-c', '0', 'nginx', '-c', join(folder, 'nginx.conf'), '-p', folder])
  const url = `http://127.0.0.1:${port}/file`
  while (server.exitCode === null && !(await fetch(url, { method: 'HEAD' }).catch(() => undefined)));
  const stop = async () => {
    server.kill()
    if (server.exitCode === null) await once(server, 'exit')
    rmSync(folder, { recursive: true })
  }
  return { url, stop }
}

/** Requests one URL again and again from the second core. The p99 is in ms. */
export async function load(url: string, connections: number, seconds = 4): Promise<{ perSecond: number; p99: number }> {
  const wrk = ['wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: br', url]
  const { stdout } = await run('taskset', ['-c', '1', ...wrk])
  const failed = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(stdout)
  if (failed) throw new Error(`${url}: ${failed[0]}`)
  const [, value, unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  const scale = { us: 0.001, ms: 1, s: 1000 }[unit] ?? 1
  return { perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]), p99: Number(value) * scale }
}
