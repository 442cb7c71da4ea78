import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, globSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

export interface PostgresServer {
  /** Connection URL of one of its databases. */
  urlOf(database: string): string
  /** Stops the server and deletes its data. */
  stop(): Promise<void>
}

const START_MS = 30_000

/**
 * Runs PostgreSQL until its standard input ends. That also happens when this process is killed, so that an interrupted test run
 * leaves neither a server nor data.
 */
const GUARD = `"$0" "$@" & server=$!; cat > /dev/null; kill -INT $server; wait $server; rm -rf "$PWD"`

/**
 * Starts PostgreSQL in a temporary folder with a socket there instead of a port. It does not flush to the disk, so its data
 * would not survive a crash of the machine.
 * @throws {Error} when PostgreSQL is not installed or does not start
 */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = installedBinaries()
  const account = serverAccount()
  // The server's account may have no access to root's temporary folder.
  const folder = mkdtempSync(join(account ? '/tmp' : tmpdir(), 'trp-postgres-'))
  if (account) chownSync(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync']
  execFileSync(join(bin, 'initdb'), ['-D', data, ...options], { cwd: folder, stdio: 'pipe', ...account })

  const off = ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((name) => ['-c', `${name}=off`])
  const settings = ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'max_connections=200', ...off]
  const guard = spawn('/bin/sh', ['-c', GUARD, join(bin, 'postgres'), ...settings], {
    cwd: folder,
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
    ...account,
  })
  const urlOf = (database: string) =>
    `postgres://postgres@localhost:5432/${database}?host=${encodeURIComponent(folder)}`
  const stop = () => stopGuard(guard)
  await waitUntilReady(guard, urlOf('postgres')).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { urlOf, stop }
}

/** The newest installed version, in the folders of Debian. */
function installedBinaries(): string {
  const folders = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  const newest = folders.at(-1)
  if (newest === undefined) throw new Error('PostgreSQL is not installed here. On Debian: apt-get install postgresql')
  return newest
}

/** PostgreSQL refuses to run as root, so root uses the account `postgres` of Debian's package. */
function serverAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const number = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
  return { uid: number('-u'), gid: number('-g') }
}

async function waitUntilReady(guard: ChildProcess, url: string) {
  let output = ''
  guard.stderr?.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-2000)
  })
  const until = Date.now() + START_MS
  while (!(await isReady(url))) {
    if (Date.now() > until) throw new Error(`PostgreSQL did not start:\n${output}`)
    await sleep(50)
  }
}

async function isReady(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

function stopGuard(guard: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (guard.exitCode !== null) return resolve()
    guard.once('exit', () => resolve())
    guard.stdin?.end()
  })
}
