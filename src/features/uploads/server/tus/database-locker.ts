import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Lock, Locker, RequestRelease } from '@tus/server'
import { AppError } from '#core/errors.ts'
import type { Db } from '#platform/database/schema.ts'

/** How long a lock lasts without renewal, and so how long a killed process blocks an upload, in ms. */
const LEASE_MS = 10_000
/** How often the owner renews its lock and learns whether another request waits for it, in ms. */
const RENEW_MS = 1000
/** How often a waiting request tries again, in ms. */
const RETRY_MS = 200
/** How long a request waits, in ms: longer than the lock of a killed process lasts. */
const MAX_WAIT_MS = LEASE_MS + 5000

/**
 * Locks uploads by rows of a table, for several processes. A newer request for the same upload asks the owner to stop, because
 * the older one often hangs on a connection that the client has lost.
 */
export class DatabaseLocker implements Locker {
  readonly #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  newLock(id: string): Lock {
    return new DatabaseLock(this.#db, id)
  }
}

class DatabaseLock implements Lock {
  readonly #owner = randomUUID()
  readonly #db: Db
  readonly #id: string
  #timer: NodeJS.Timeout | undefined

  constructor(db: Db, id: string) {
    this.#db = db
    this.#id = id
  }

  /** @throws {AppError} `busy` when another request holds the lock for too long, or this request has ended */
  async lock(signal: AbortSignal, requestRelease: RequestRelease): Promise<void> {
    const until = Date.now() + MAX_WAIT_MS
    while (!(await this.#take())) {
      if (signal.aborted || Date.now() > until) throw new AppError('busy')
      await this.#db.updateTable('upload_lock').set({ is_wanted: 1 }).where('upload_id', '=', this.#id).execute()
      await sleep(RETRY_MS)
    }
    // A renewal that fails is repeated a second later.
    this.#timer = setInterval(() => void this.#renew(requestRelease).catch(() => undefined), RENEW_MS)
    this.#timer.unref()
  }

  async unlock(): Promise<void> {
    clearInterval(this.#timer)
    await this.#db.deleteFrom('upload_lock').where('owner', '=', this.#owner).execute()
  }

  /** Takes the lock if it is free or has expired. */
  async #take(): Promise<boolean> {
    const now = Date.now()
    const row = { owner: this.#owner, expires_at: isoTime(now + LEASE_MS), is_wanted: 0 }
    const taken = await this.#db
      .insertInto('upload_lock')
      .values({ upload_id: this.#id, ...row })
      .onConflict((conflict) =>
        conflict.column('upload_id').doUpdateSet(row).where('upload_lock.expires_at', '<', isoTime(now)),
      )
      .returning('owner')
      .executeTakeFirst()
    return taken !== undefined
  }

  async #renew(requestRelease: RequestRelease): Promise<void> {
    const own = await this.#db
      .updateTable('upload_lock')
      .set({ expires_at: isoTime(Date.now() + LEASE_MS) })
      .where('owner', '=', this.#owner)
      .returning('is_wanted')
      .executeTakeFirst()
    // Without a row this process was suspended, and another request has taken the lock.
    if (own === undefined || own.is_wanted === 1) await requestRelease()
  }
}

function isoTime(ms: number): string {
  return new Date(ms).toISOString()
}

/** Deletes the locks of processes that were killed. */
export async function deleteExpiredLocks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('upload_lock').where('expires_at', '<', now.toISOString()).execute()
}
