/** What one check has found out. */
export interface Finding {
  /** E.g. `disk`. */
  part: string
  /** `warning`: the site works, but not for long, or without a feature. `fault`: something of it does not work. */
  level: 'ok' | 'warning' | 'fault'
  /** One sentence: what is so, and what to do unless it is `ok`. */
  sentence: string
}

export const ok = (part: string, sentence: string): Finding => ({ part, level: 'ok', sentence })
export const warning = (part: string, sentence: string): Finding => ({ part, level: 'warning', sentence })
export const fault = (part: string, sentence: string): Finding => ({ part, level: 'fault', sentence })

export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message || error.name : String(error)
}
