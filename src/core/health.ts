/** The process responds, and says which address of the caller it sees. */
export const HEALTH_PATH = '/healthz'
/** Whether the site can serve: 200 or 503. */
export const READY_PATH = '/readyz'

export interface Readiness {
  status: 'ok' | 'failing'
  /** What does not work now. */
  failed: string[]
  /** What works now, but not for long, or without somebody noticing. */
  warnings: ('disk' | 'backup' | 'mail')[]
  /** When the last backup was complete; null when there is none. */
  last_backup: string | null
}
