declare module '#platform/database/schema.ts' {
  interface Tables {
    notice_days: NoticeDaysTable
  }
}

/** What a public notice has beside its text. */
export interface NoticeDaysTable {
  entry: string
  /** IANA name of the zone in which its days begin: that of the editor who published it. */
  zone: string
  /** Whether readers see it, as the caches of all processes know it. */
  is_shown: number
}
