import type { Tag } from '#core/endpoint.ts'
import type { Db, Tx } from './schema.ts'

/** How often a process reads the changes of other processes, in ms. */
const READ_EVERY_MS = 500
/** How long a transaction may stay open after it has recorded a change, in ms. */
const MAX_TRANSACTION_MS = 10 * 60_000
/** With more missing ids than this a process treats everything as changed. */
const MAX_MISSING = 2000
/** A transaction with more tags than this records the tag `everything`. */
const MAX_TAGS = 1000
/** Age at which a row is deleted, in ms. */
const KEEP_MS = 60 * 60_000
/** A process that has not read for this long treats everything as changed, in ms: rows may have been deleted. */
const MAX_GAP_MS = KEEP_MS / 2

type ChangeRows = readonly { id: number; tag: Tag }[]

/** The rows of each transaction of this process, which does not read them again after the commit. */
const recorded = new WeakMap<Tx, ChangeRows>()

/** Records what a transaction changes. When it commits, responses with one of the tags become stale in every process. */
export async function recordChange(tx: Tx, ...tags: readonly Tag[]): Promise<void> {
  const before = recorded.get(tx) ?? []
  const added = [...new Set(tags)].filter((tag) => !before.some((row) => row.tag === tag))
  if (added.length === 0) return
  const at = new Date().toISOString()
  const rows = await tx
    .insertInto('change')
    .values((added.length > MAX_TAGS ? (['everything'] as const) : added).map((tag) => ({ tag, at })))
    .returning(['id', 'tag'])
    .execute()
  recorded.set(tx, [...before, ...rows])
}

/** Deletes old rows. The newest one stays, because a process that starts continues after it. */
export async function deleteOldChanges(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('change')
    .where('at', '<', new Date(now.getTime() - KEEP_MS).toISOString())
    .where('id', '<', (row) => row.selectFrom('change').select((newest) => newest.fn.max('id').as('newest')))
    .execute()
}

export type ChangeListener = (tags: readonly Tag[]) => void

/**
 * Reads the table of changes and notifies listeners in this process. On PostgreSQL a transaction may commit after one with a
 * higher id: the log reads skipped ids again until their transaction has committed or must have been rolled back.
 * While the database can't be read, listeners are not notified and cached pages stay.
 */
export class ChangeLog {
  readonly #db: Db
  readonly #listeners = new Set<ChangeListener>()
  /** Ids below the last one that have not been read, and when this was noticed, in ms since 1970. */
  readonly #missing = new Map<number, number>()
  readonly #timer: NodeJS.Timeout
  #last = 0
  /** In ms since 1970. */
  #readMs = 0

  private constructor(db: Db) {
    this.#db = db
    this.#timer = setInterval(() => void this.read().catch(() => undefined), READ_EVERY_MS)
    this.#timer.unref()
  }

  /** Starts after the changes that are already committed. */
  static async open(db: Db): Promise<ChangeLog> {
    const log = new ChangeLog(db)
    await log.read()
    return log
  }

  /** @returns a function that removes the listener */
  listen(listener: ChangeListener): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Reads new changes now, for example one that this process made outside a request. */
  async read(): Promise<void> {
    const nowMs = Date.now()
    if (nowMs - this.#readMs > MAX_GAP_MS || this.#missing.size > MAX_MISSING) return this.#restart(nowMs)
    for (const [id, noticedMs] of this.#missing) if (nowMs - noticedMs > MAX_TRANSACTION_MS) this.#missing.delete(id)
    const missing = [...this.#missing.keys()]
    const rows = await this.#db
      .selectFrom('change')
      .select(['id', 'tag'])
      .where((row) => row.or([row('id', '>', this.#last), ...(missing.length > 0 ? [row('id', 'in', missing)] : [])]))
      .orderBy('id')
      .execute()
    this.#process(rows)
    this.#readMs = nowMs
  }

  /** Notifies listeners of a transaction of this process. Call it after the commit. */
  committed(tx: Tx): void {
    this.#process(recorded.get(tx) ?? [])
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  async #restart(nowMs: number): Promise<void> {
    const rows = await this.#db.selectFrom('change').select('id').orderBy('id', 'desc').limit(MAX_MISSING).execute()
    const ids = new Set(rows.map((row) => row.id))
    this.#last = rows[0]?.id ?? 0
    const first = Math.max(rows.at(-1)?.id ?? 0, this.#last - MAX_MISSING)
    this.#missing.clear()
    for (let id = first + 1; id < this.#last; id++) if (!ids.has(id)) this.#missing.set(id, nowMs)
    this.#readMs = nowMs
    this.#notify(['everything'])
  }

  /** @param rows in the order of their ids; rows that were read before are ignored */
  #process(rows: ChangeRows): void {
    const unread = rows.filter(({ id }) => id > this.#last || this.#missing.has(id))
    const ids = new Set(unread.map((row) => row.id))
    const newest = Math.max(this.#last, unread.at(-1)?.id ?? 0)
    for (let id = this.#last + 1; id < newest; id++) if (!ids.has(id)) this.#missing.set(id, Date.now())
    for (const id of ids) this.#missing.delete(id)
    this.#last = newest
    if (unread.length > 0) this.#notify([...new Set(unread.map((row) => row.tag))])
  }

  #notify(tags: readonly Tag[]): void {
    for (const listener of this.#listeners) listener(tags)
  }
}
