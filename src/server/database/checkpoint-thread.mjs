// Plain JavaScript, because a thread that takes types off takes 20 MB more, and this one is always there.
import { parentPort, workerData } from 'node:worker_threads'
import SqliteFile from 'better-sqlite3'

const database = new SqliteFile(String(workerData))

/** Told that something was written. Waits for nobody and holds nobody up: what is in use is left for the next time. */
parentPort?.on('message', () => {
  try {
    const [{ log }] = database.pragma('wal_checkpoint(PASSIVE)')
    parentPort?.postMessage({ logPages: log })
  } catch (error) {
    parentPort?.postMessage({ problem: String(error) })
  }
})
