declare module '#platform/database/schema.ts' {
  interface Tables {
    daily_count: DailyCountTable
  }
}

/**
 * What is counted:
 * - `page`, `visit`, `preview`, `search`, `missed`, without a subject
 * - `download`: finished downloads by what was downloaded, e.g. `file:12`, `module:3`, `french`
 * - `module`, `language`: the same downloads by module (its id, or empty) and by language
 */
export const COUNT_KINDS = ['page', 'visit', 'preview', 'search', 'missed', 'download', 'module', 'language'] as const
export type CountKind = (typeof COUNT_KINDS)[number]

export interface DailyCountTable {
  /** ISO date in UTC. */
  day: string
  /** The subject of `began` is the time at which counting began. */
  kind: CountKind | 'began'
  subject: string
  count: number
}
