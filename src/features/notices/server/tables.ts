import type { Generated } from 'kysely'

declare module '#platform/database/schema.ts' {
  interface Tables {
    notice: NoticeTable
  }
}

export interface NoticeTable {
  id: Generated<number>
  title: string
  /** HTML. */
  body: string
  /** The module whose pages show it; null for all pages. The module may be off the site. */
  module_id: number | null
  /** ISO dates in UTC, both included; null: no limit. */
  starts_on: string | null
  ends_on: string | null
  /** Whether readers see it, as the caches of all processes know it. */
  is_shown: number
}
