import type { Db } from '#server/database/schema.ts'
import type { DiscussionIndex } from './discussion-index.ts'
import { IndexReader } from './index-reader.ts'
import { CHANGES_KEPT_MS } from './mark-changed.ts'
import { Pace } from './pace.ts'
import { readAllCounts } from './read-discussions.ts'

/** The index of each database. */
const kept = new WeakMap<Db, KeptIndex>()

/**
 * The index in memory, as the database has it now: what was committed before the call is in it. The first call of a
 * process reads all: 8 s on two busy cores for 20,000 discussions with 200,000 comments.
 */
export async function currentIndex(db: Db): Promise<DiscussionIndex> {
  const index = keptIndex(db)
  await index.catchUp()
  return index.reader.index
}

/** The same, but while a process starts it waits for titles and texts only, not for comments. */
export async function currentTitles(db: Db): Promise<DiscussionIndex> {
  const index = keptIndex(db)
  await (index.isStarting ? index.titlesRead : index.catchUp())
  return index.reader.index
}

/**
 * Reads the index when a process starts, and after that what is new. To be called again and again in the background: so
 * no search finds much to read.
 */
export async function warmDiscussionIndex(db: Db): Promise<void> {
  await currentIndex(db)
}

/** Brings what equal hits are sorted by to what it is now. */
export async function refreshCounts(db: Db): Promise<void> {
  await readAllCounts(db, await currentIndex(db), new Pace())
}

function keptIndex(db: Db): KeptIndex {
  const known = kept.get(db)
  if (known?.canCatchUp) return known
  const made = new KeptIndex(db)
  kept.set(db, made)
  // The one who asked hears of it; the next one tries anew.
  made.allRead.catch(() => kept.delete(db))
  return made
}

class KeptIndex {
  readonly reader: IndexReader
  readonly titlesRead: Promise<void>
  readonly allRead: Promise<void>
  isStarting = true
  #lookedAt = Date.now()
  #underWay: Promise<void>
  #next: Promise<void> | undefined

  constructor(db: Db) {
    this.reader = new IndexReader(db)
    this.titlesRead = this.reader.readDiscussions()
    this.allRead = this.titlesRead.then(async () => {
      await this.reader.readComments()
      this.isStarting = false
    })
    this.#underWay = this.allRead
  }

  /** After a long sleep of the process it is not known any more what has changed. */
  get canCatchUp(): boolean {
    return this.isStarting || Date.now() - this.#lookedAt < CHANGES_KEPT_MS / 2
  }

  /** Whoever asks while a look is under way needs the next one: the first may have passed by what has come since. */
  catchUp(): Promise<void> {
    this.#next ??= this.#underWay.then(() => this.#look())
    return this.#next
  }

  #look(): Promise<void> {
    this.#next = undefined
    const now = Date.now()
    const look = this.reader.catchUp().then(() => {
      this.#lookedAt = now
    })
    this.#underWay = look.catch(() => undefined)
    return look
  }
}
