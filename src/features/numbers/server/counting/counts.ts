import { dayOf } from '../periods.ts'
import type { DailyCountTable } from '../tables.ts'

/** Counts of this process that are not written yet. */
export class Counts {
  #unwritten = new Map<string, DailyCountTable>()

  /** Counts something once, on the day of the time. */
  add(kind: DailyCountTable['kind'], now: Date, subject = ''): void {
    this.put({ day: dayOf(now), kind, subject, count: 1 })
  }

  put(row: DailyCountTable): void {
    const key = keyOf(row)
    this.#unwritten.set(key, { ...row, count: (this.#unwritten.get(key)?.count ?? 0) + row.count })
  }

  /** Everything since the last call. */
  take(): DailyCountTable[] {
    const taken = [...this.#unwritten.values()]
    this.#unwritten = new Map()
    return taken
  }
}

export function keyOf({ day, kind, subject }: DailyCountTable): string {
  return `${day} ${kind} ${subject}`
}
