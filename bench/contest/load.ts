import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface Load {
  requestsPerSecond: number
  /** Milliseconds. */
  p99: number
}

/** Asks for an address over and over for some seconds, from the second core. */
export async function load(url: string, connections: number, seconds = 4): Promise<Load> {
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: br']
  const { stdout } = await run('taskset', ['-c', '1', 'wrk', ...options, url])
  const p99 = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout)
  const scale = { us: 0.001, ms: 1, s: 1000 }[p99?.[2] ?? 'ms'] ?? 1
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99: Number(p99?.[1]) * scale,
  }
}
