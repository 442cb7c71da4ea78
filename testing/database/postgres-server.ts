import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, globSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

export interface PostgresServer {
  /** Address of one of its databases. */
  urlOf(database: string): string
  /** Ends it and removes its data. */
  stop(): Promise<void>
}

const START_MS = 30_000

/**
 * Runs PostgreSQL until its standard input ends: that also happens when our process is killed, so that no server and
 * no data stay behind a broken-off test run.
 */
const GUARD = `"$0" "$@" & server=$!; cat > /dev/null; kill -INT $server; wait $server; rm -rf "$PWD"`

/**
 * Starts a PostgreSQL of its own in a temporary folder, reached by a socket there: no port that could be taken.
 * It never waits for the disk, so its data would not survive a crash of the machine.
 * @throws {Error} when PostgreSQL is not installed or does not start
 */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = installedBinaries()
  const person = whoMayRun()
  // A root's own temporary folder may be closed to the person that the server runs as.
  const folder = mkdtempSync(join(person ? '/tmp' : tmpdir(), 'trp-postgres-'))
  if (person) chownSync(folder, person.uid, person.gid)
  const data = join(folder, 'data')
  const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync']
  execFileSync(join(bin, 'initdb'), ['-D', data, ...options], { cwd: folder, stdio: 'pipe', ...person })

  const off = ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((name) => ['-c', `${name}=off`])
  const settings = ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'max_connections=200', ...off]
  const guard = spawn('/bin/sh', ['-c', GUARD, join(bin, 'postgres'), ...settings], {
    cwd: folder,
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
    ...person,
  })
  const urlOf = (database: string) =>
    `postgres://postgres@localhost:5432/${database}?host=${encodeURIComponent(folder)}`
  const stop = () => ended(guard)
  await answering(guard, urlOf('postgres')).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { urlOf, stop }
}

/** The newest version that Debian has installed. */
function installedBinaries(): string {
  const found = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  const newest = found.at(-1)
  if (newest === undefined) throw new Error('PostgreSQL is not installed here. On Debian: apt-get install postgresql')
  return newest
}

/** PostgreSQL refuses to run as root; Debian's package made the account `postgres` for it. */
function whoMayRun(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const number = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
  return { uid: number('-u'), gid: number('-g') }
}

async function answering(guard: ChildProcess, url: string) {
  let said = ''
  guard.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2000)
  })
  const until = Date.now() + START_MS
  while (!(await answers(url))) {
    if (Date.now() > until) throw new Error(`PostgreSQL did not start:\n${said}`)
    await sleep(50)
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

function ended(guard: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (guard.exitCode !== null) return resolve()
    guard.once('exit', () => resolve())
    guard.stdin?.end()
  })
}
