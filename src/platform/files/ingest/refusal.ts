import type { RefusalReason } from '../messages.ts'

/** What was found, and where. */
export interface Finding {
  /** The name of a field, the address of a link. */
  what?: string
  /** The part of an Office file, and its relation. */
  part?: string
  relation?: string
  /** For people, e.g. 'slide 4'. */
  place?: string
}

/** Thrown while a file is checked; another attempt does not help. */
export class RefusalError extends Error {
  readonly reason: RefusalReason
  finding: Finding

  /** @param detail what was found, for the log */
  constructor(reason: RefusalReason, detail: string, finding: Finding = {}) {
    super(`${reason}: ${detail}`)
    this.name = 'RefusalError'
    this.reason = reason
    this.finding = finding
  }
}
