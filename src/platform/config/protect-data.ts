import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'

/** Rights for nobody but the user that runs the site. */
const OWNER_ONLY_UMASK = 0o077
export const OWNER_ONLY_FILE = 0o600
const OWNER_ONLY_FOLDER = 0o700

/** What older versions wrote for all users of the machine to read. */
const WRITTEN_OPEN = ['database.sqlite', 'database.sqlite-wal', 'database.sqlite-shm']

/**
 * Makes the data folder, and lets only the user that runs the site read it, also where an older version made it. Everything
 * that the process writes from now on is for that user alone.
 */
export function protectData(dataDir: string): void {
  // Only the main thread can set it; it holds for all threads.
  if (isMainThread) process.umask(OWNER_ONLY_UMASK)
  mkdirSync(dataDir, { recursive: true })
  restrict(dataDir, OWNER_ONLY_FOLDER)
  for (const name of WRITTEN_OPEN) restrict(join(dataDir, name), OWNER_ONLY_FILE)
}

function restrict(path: string, mode: number): void {
  try {
    chmodSync(path, mode)
  } catch (error) {
    // Not there yet, or a mounted folder of another user, whose modes are the operator's decision.
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code !== 'ENOENT' && code !== 'EPERM' && code !== 'EROFS') throw error
  }
}
