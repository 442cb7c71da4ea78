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
  /** ISO dates, both included; null: no limit. */
  starts_on: string | null
  ends_on: string | null
  /** IANA name of the zone in which the days begin: that of the editor who published it. */
  zone: string
  /** Whether readers see it, as the caches of all processes know it. */
  is_shown: number
}
