import { sql } from 'kysely'
import type { Area } from '#core/endpoint.ts'
import type { Db, Tx } from './schema.ts'

/** How old the numbers in memory may get, in ms: the time in which all processes of a site agree. */
const MAX_AGE_MS = 500

/** Says that something of the area has changed: answers made of it become stale. Part of the change's transaction. */
export async function raiseRevision(tx: Tx, area: Area): Promise<void> {
  await raiseRevisions(tx, [area])
}

/** The same for several areas; best as the last step of a change, because changes of one area wait for each other. */
export async function raiseRevisions(tx: Tx, areas: readonly Area[]): Promise<void> {
  // In one order, so that two changes never wait for each other in a circle.
  const inOrder = [...new Set(areas)].sort()
  const rows = await tx
    .insertInto('revision')
    .values(inOrder.map((area) => ({ area, number: 1 })))
    .onConflict((conflict) => conflict.column('area').doUpdateSet({ number: sql`revision.number + 1` }))
    .returning(['area', 'number'])
    .execute()
  raised.set(tx, [...(raised.get(tx) ?? []), ...rows])
}

type Numbered = readonly { area: string; number: number }[]

/** What each transaction has raised: after its commit the numbers are known without asking. */
const raised = new WeakMap<Tx, Numbered>()

/** The revisions of some areas as one text: two answers with the same text were made of the same data. */
export type RevisionsOf = (areas: readonly Area[]) => string

export interface Revisions {
  of: RevisionsOf
  /** The numbers as they are now, for an answer that is about to be made. */
  snapshot(): RevisionsOf
  /** Reads the numbers again, at once; call it after a change of one's own that was no call. */
  refresh(): Promise<void>
  /** Takes over what a transaction has raised, once it is committed. */
  committed(tx: Tx): Promise<void>
  stop(): void
}

/**
 * Keeps the revisions in memory, at most half a second old, so that serving a cached answer asks the database nothing.
 * While the database can't be read the last known numbers hold: readers keep their pages.
 */
export async function watchRevisions(db: Db): Promise<Revisions> {
  let numbers = new Map<string, number>()
  let isTaken = false
  const takeOver = (read: Numbered) => {
    // A snapshot stays as it is; without one, many changes a second copy nothing.
    if (isTaken) numbers = new Map(numbers)
    isTaken = false
    // Numbers only rise: what was read a moment ago must not take back what has been committed since.
    for (const { area, number } of read) numbers.set(area, Math.max(number, numbers.get(area) ?? 0))
  }
  const refresh = async () => takeOver(await readNumbers(db))
  await refresh()
  const timer = setInterval(() => void refresh().catch(() => undefined), MAX_AGE_MS)
  timer.unref()
  return {
    of: (areas) => asText(numbers, areas),
    snapshot: () => {
      isTaken = true
      const taken = numbers
      return (areas) => asText(taken, areas)
    },
    refresh,
    committed: async (tx) => {
      const read = raised.get(tx)
      if (read) takeOver(read)
      else await refresh()
    },
    stop: () => clearInterval(timer),
  }
}

function asText(numbers: ReadonlyMap<string, number>, areas: readonly Area[]): string {
  return areas.map((area) => numbers.get(area) ?? 0).join('.')
}

/** The number of one area as the database has it now; 0 where nothing has changed yet. */
export async function readRevision(db: Db, area: Area): Promise<number> {
  const row = await db.selectFrom('revision').select('number').where('area', '=', area).executeTakeFirst()
  return row?.number ?? 0
}

function readNumbers(db: Db): Promise<Numbered> {
  return db.selectFrom('revision').select(['area', 'number']).execute()
}
