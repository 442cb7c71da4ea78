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
 * - `began`: the subject is the time at which counting began
 */
export type CountKind =
  | 'page'
  | 'visit'
  | 'preview'
  | 'search'
  | 'missed'
  | 'download'
  | 'module'
  | 'language'
  | 'began'

export interface DailyCountTable {
  /** ISO date in UTC. */
  day: string
  kind: CountKind
  subject: string
  count: number
}
