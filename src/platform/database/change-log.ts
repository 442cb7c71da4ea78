import type { Tag } from '#core/endpoint.ts'
import type { Db, Tx } from './schema.ts'

/** How often a process reads what others have changed, in ms. */
const READ_EVERY_MS = 500
/** How long a transaction may stay open after it has recorded a change, in ms. */
const LONGEST_TRANSACTION_MS = 10 * 60_000
/** With more ids missing than this a process takes everything as changed. */
const MOST_MISSING = 2000
/** A change of more things than this is recorded as a change of everything. */
const MOST_TAGS = 1000
/** How long a row is kept, in ms. */
const KEEP_MS = 60 * 60_000
/** A process that has read nothing for so long takes everything as changed, in ms: rows may be deleted already. */
const AWAY_MS = KEEP_MS / 2

type Recorded = readonly { id: number; tag: Tag }[]

/** What each transaction has recorded: after its commit this process need not read it. */
const recorded = new WeakMap<Tx, Recorded>()

/** Records what a transaction changes. Answers made of one of the tags become stale in every process when it commits. */
export async function recordChange(tx: Tx, ...tags: readonly Tag[]): Promise<void> {
  const before = recorded.get(tx) ?? []
  const added = [...new Set(tags)].filter((tag) => !before.some((row) => row.tag === tag))
  if (added.length === 0) return
  const at = new Date().toISOString()
  const rows = await tx
    .insertInto('change')
    .values((added.length > MOST_TAGS ? (['everything'] as const) : added).map((tag) => ({ tag, at })))
    .returning(['id', 'tag'])
    .execute()
  recorded.set(tx, [...before, ...rows])
}

/** Deletes old rows. The newest stays, because a process that starts reads on from it. */
export async function forgetChanges(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('change')
    .where('at', '<', new Date(now.getTime() - KEEP_MS).toISOString())
    .where('id', '<', (row) => row.selectFrom('change').select((newest) => newest.fn.max('id').as('newest')))
    .execute()
}

/** Is told the tags of committed changes. */
export type ChangeListener = (tags: readonly Tag[]) => void

/**
 * Reads the table of changes and tells listeners in this process. On PostgreSQL a transaction may commit after one with a
 * higher id: ids that were skipped are asked for again, until their transaction has committed or must have been rolled back.
 * While the database can't be read nothing is told, so readers keep their pages.
 */
export class ChangeLog {
  readonly #db: Db
  readonly #listeners = new Set<ChangeListener>()
  /** Ids below the last one that are not read yet, and when that was noticed, in ms since 1970. */
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

  /** Begins with what is committed by now. */
  static async open(db: Db): Promise<ChangeLog> {
    const log = new ChangeLog(db)
    await log.read()
    return log
  }

  /** @returns what ends the listening */
  listen(listener: ChangeListener): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Reads what has been committed, at once; for a change that this process made in no call. */
  async read(): Promise<void> {
    const nowMs = Date.now()
    if (nowMs - this.#readMs > AWAY_MS || this.#missing.size > MOST_MISSING) return this.#begin(nowMs)
    for (const [id, noticedMs] of this.#missing)
      if (nowMs - noticedMs > LONGEST_TRANSACTION_MS) this.#missing.delete(id)
    const missing = [...this.#missing.keys()]
    const rows = await this.#db
      .selectFrom('change')
      .select(['id', 'tag'])
      .where((row) => row.or([row('id', '>', this.#last), ...(missing.length > 0 ? [row('id', 'in', missing)] : [])]))
      .orderBy('id')
      .execute()
    this.#take(rows)
    this.#readMs = nowMs
  }

  /** Tells what a transaction has recorded, once it is committed. */
  committed(tx: Tx): void {
    this.#take(recorded.get(tx) ?? [])
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  async #begin(nowMs: number): Promise<void> {
    const rows = await this.#db.selectFrom('change').select('id').orderBy('id', 'desc').limit(MOST_MISSING).execute()
    const there = new Set(rows.map((row) => row.id))
    this.#last = rows[0]?.id ?? 0
    const first = Math.max(rows.at(-1)?.id ?? 0, this.#last - MOST_MISSING)
    this.#missing.clear()
    for (let id = first + 1; id < this.#last; id++) if (!there.has(id)) this.#missing.set(id, nowMs)
    this.#readMs = nowMs
    this.#tell(['everything'])
  }

  /** @param rows in the order of their ids; those that are read already are left out */
  #take(rows: Recorded): void {
    const unread = rows.filter(({ id }) => id > this.#last || this.#missing.has(id))
    const there = new Set(unread.map((row) => row.id))
    const newest = Math.max(this.#last, unread.at(-1)?.id ?? 0)
    for (let id = this.#last + 1; id < newest; id++) if (!there.has(id)) this.#missing.set(id, Date.now())
    for (const id of there) this.#missing.delete(id)
    this.#last = newest
    if (unread.length > 0) this.#tell([...new Set(unread.map((row) => row.tag))])
  }

  #tell(tags: readonly Tag[]): void {
    for (const listener of this.#listeners) listener(tags)
  }
}
