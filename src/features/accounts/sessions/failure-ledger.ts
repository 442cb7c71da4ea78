import { sql } from 'kysely'
import type { Db } from '#server/database/schema.ts'

export interface Failures {
  failures: number
  last_at: string
}

/** How long counts wait for company before they are written, in ms. */
const GATHER_MS = 1000
/** Rows of one statement; bounds its parameters. */
const ROWS = 300

/**
 * Wrong passwords on their way into the database. Each count is good at once in this process; other processes see it a
 * second later. Written one by one, a hundred guesses a second would be a hundred waits for the disk, which everybody
 * would feel.
 */
export class FailureLedger {
  readonly #db: Db
  readonly #forgetAfterMs: number
  #gathered = new Map<string, Failures>()
  /** Being written: still to be counted until they are there. */
  #leaving = new Map<string, Failures>()
  #timer: NodeJS.Timeout | undefined

  constructor(db: Db, forgetAfterMs: number) {
    this.#db = db
    this.#forgetAfterMs = forgetAfterMs
  }

  /** Counts one failure for each subject. */
  note(subjects: readonly string[], now: Date): void {
    for (const subject of subjects) {
      const failures = (this.#gathered.get(subject)?.failures ?? 0) + 1
      this.#gathered.set(subject, { failures, last_at: now.toISOString() })
    }
    this.#timer ??= setTimeout(() => void this.flush().catch(() => undefined), GATHER_MS).unref()
  }

  /** The failures of each subject that are not forgotten yet. */
  async of(subjects: readonly string[], now: Date): Promise<Map<string, Failures>> {
    const rows = await this.#db
      .selectFrom('sign_in_failure')
      .select(['subject', 'failures', 'last_at'])
      .where('subject', 'in', subjects)
      .where('last_at', '>', this.#oldest(now))
      .execute()
    const counts = new Map<string, Failures>(rows.map((row) => [row.subject, row]))
    for (const unwritten of [this.#leaving, this.#gathered])
      for (const subject of subjects) {
        const more = unwritten.get(subject)
        if (more) counts.set(subject, { ...more, failures: more.failures + (counts.get(subject)?.failures ?? 0) })
      }
    return counts
  }

  /** Lets go of what is counted for these subjects. */
  async clear(subjects: readonly string[]): Promise<void> {
    for (const subject of subjects) this.#gathered.delete(subject)
    await this.#db.deleteFrom('sign_in_failure').where('subject', 'in', subjects).execute()
  }

  /** Writes all that is gathered. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#leaving = this.#gathered
    this.#gathered = new Map()
    try {
      const rows = [...this.#leaving].map(([subject, counted]) => ({ subject, ...counted }))
      for (let start = 0; start < rows.length; start += ROWS) await this.#write(rows.slice(start, start + ROWS))
    } finally {
      this.#leaving = new Map()
    }
  }

  async #write(rows: (Failures & { subject: string })[]): Promise<void> {
    const oldest = this.#oldest(new Date())
    await this.#db
      .insertInto('sign_in_failure')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('subject').doUpdateSet({
          failures: sql`excluded.failures + case when sign_in_failure.last_at < ${oldest} then 0 else sign_in_failure.failures end`,
          last_at: sql`excluded.last_at`,
        }),
      )
      .execute()
  }

  #oldest(now: Date): string {
    return new Date(now.getTime() - this.#forgetAfterMs).toISOString()
  }
}
