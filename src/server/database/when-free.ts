const TRIES = 20
/** Longest pause before the next try, in ms; chance keeps two who wait from meeting again. */
const PAUSE_MS = 100

/**
 * Does work in a transaction, again when another process was in the way: on SQLite it held the database longer than a
 * write waits, on PostgreSQL both waited for each other. For commands that run beside a serving site; a call of the site
 * is answered with `busy` instead.
 * @param work must start from the beginning each time
 * @throws what the last try threw
 */
export async function whenFree<T>(work: () => Promise<T>): Promise<T> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await work()
    } catch (error) {
      if (left === 0 || !isInTheWay(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * PAUSE_MS))
    }
  }
}

const POSTGRES_DEADLOCK = '40P01'

function isInTheWay(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code.startsWith('SQLITE_BUSY') || code === POSTGRES_DEADLOCK
}
