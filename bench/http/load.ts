import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface Load {
  requestsPerSecond: number
  /** Milliseconds. */
  p50: number
  /** Milliseconds. */
  p99: number
}

/** Asks for an address over and over for some seconds, from the second core. */
export function load(url: string, connections: number, seconds = 4): Promise<Load> {
  return ask(url, { connections, seconds, options: ['-H', 'Accept-Encoding: br'] })
}

const EACH_SCRIPT = fileURLToPath(new URL('addresses.lua', import.meta.url))

export interface EachOptions {
  connections: number
  seconds: number
  encoding: 'br' | 'identity'
  /** A file for the addresses. */
  file: string
}

/**
 * Asks for one address after the other, in the same way. They must last for the time.
 * @throws {Error} when the first answer is not 200, or a later one no 2xx or 3xx: wrk tells no more
 */
export async function loadEach(
  site: string,
  addresses: readonly string[],
  { file, encoding, ...times }: EachOptions,
): Promise<Load> {
  const [first = '', ...others] = addresses
  const { status } = await fetch(site + first, { redirect: 'manual' })
  if (status !== 200) throw new Error(`${site}${first} answered ${status}`)
  writeFileSync(file, `${others.join('\n')}\n`)
  return ask(site, { ...times, options: ['-s', EACH_SCRIPT], given: ['--', file, encoding] })
}

interface Asking {
  connections: number
  seconds: number
  options: string[]
  /** What the script gets. */
  given?: string[]
}

/** Goes before everything else on its core: a bench that writes there meanwhile must not keep the readers waiting. */
async function ask(url: string, { connections, seconds, options, given = [] }: Asking): Promise<Load> {
  const wrk = ['wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...options, url, ...given]
  const { stdout } = await run('taskset', ['-c', '1', 'nice', '-n', '-10', ...wrk])
  const refused = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(stdout)
  if (refused) throw new Error(`${url}: ${refused[0]}`)
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p50: millisecondsOf(/50%\s+([\d.]+)(us|ms|s)/.exec(stdout)),
    p99: millisecondsOf(/99%\s+([\d.]+)(us|ms|s)/.exec(stdout)),
  }
}

function millisecondsOf(printed: RegExpExecArray | null): number {
  const scale = { us: 0.001, ms: 1, s: 1000 }[printed?.[2] ?? 'ms'] ?? 1
  return Number(printed?.[1]) * scale
}
