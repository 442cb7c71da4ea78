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

/** Requests one URL repeatedly from the second core. */
export function load(url: string, connections: number, seconds = 4): Promise<Load> {
  return runWrk(url, { connections, seconds, options: ['-H', 'Accept-Encoding: br'] })
}

const URLS_SCRIPT = fileURLToPath(new URL('urls.lua', import.meta.url))

export interface UrlsOptions {
  connections: number
  seconds: number
  encoding: 'br' | 'identity'
  /** Temporary file for the URLs. */
  file: string
}

/**
 * Requests a list of URLs in order. The list must be long enough for the duration.
 * @throws {Error} when the first status is not 200, or a later one not 2xx or 3xx: wrk reports no more
 */
export async function loadUrls(
  site: string,
  urls: readonly string[],
  { file, encoding, ...duration }: UrlsOptions,
): Promise<Load> {
  const [first = '', ...others] = urls
  const { status } = await fetch(site + first, { redirect: 'manual' })
  if (status !== 200) throw new Error(`${site}${first} responded with ${status}`)
  writeFileSync(file, `${others.join('\n')}\n`)
  return runWrk(site, { ...duration, options: ['-s', URLS_SCRIPT], scriptArgs: ['--', file, encoding] })
}

interface WrkOptions {
  connections: number
  seconds: number
  options: string[]
  scriptArgs?: string[]
}

/** High priority, because writers of the same benchmark on this core must not delay the readers. */
async function runWrk(url: string, { connections, seconds, options, scriptArgs = [] }: WrkOptions): Promise<Load> {
  const wrk = ['wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...options, url, ...scriptArgs]
  const { stdout } = await run('taskset', ['-c', '1', 'nice', '-n', '-10', ...wrk])
  const failed = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(stdout)
  if (failed) throw new Error(`${url}: ${failed[0]}`)
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p50: millisecondsOf(/50%\s+([\d.]+)(us|ms|s)/.exec(stdout)),
    p99: millisecondsOf(/99%\s+([\d.]+)(us|ms|s)/.exec(stdout)),
  }
}

function millisecondsOf(match: RegExpExecArray | null): number {
  const scale = { us: 0.001, ms: 1, s: 1000 }[match?.[2] ?? 'ms'] ?? 1
  return Number(match?.[1]) * scale
}
