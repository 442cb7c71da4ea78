import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isMainThread } from 'node:worker_threads'

/** No permissions for other users than the one that runs the site. */
const OWNER_ONLY_UMASK = 0o077
export const OWNER_ONLY_FILE = 0o600
const OWNER_ONLY_FOLDER = 0o700

/** Files that older versions created with read permission for all users. */
const FORMERLY_READABLE = ['database.sqlite', 'database.sqlite-wal', 'database.sqlite-shm']

/**
 * Creates the data folder and restricts it to the user that runs the site, also when an older version created it. Sets the
 * umask, so that all later files of the process are restricted too.
 */
export function protectData(dataDir: string): void {
  // Only the main thread can set the umask; it applies to all threads.
  if (isMainThread) process.umask(OWNER_ONLY_UMASK)
  makeFolder(dataDir)
  restrict(dataDir, OWNER_ONLY_FOLDER)
  for (const name of FORMERLY_READABLE) restrict(join(dataDir, name), OWNER_ONLY_FILE)
}

/** Node's own recursive `mkdir` never ends in a folder such as /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path)
}

function restrict(path: string, mode: number): void {
  try {
    chmodSync(path, mode)
  } catch (error) {
    // The file does not exist, or the folder is mounted and belongs to another user: then the operator decides.
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code !== 'ENOENT' && code !== 'EPERM' && code !== 'EROFS') throw error
  }
}
