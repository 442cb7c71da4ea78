/** What one check of the site has found. `warning`: it works, but not for long, or without a feature. */
export interface Check {
  /** E.g. `disk`. */
  part: string
  level: 'ok' | 'warning' | 'fault'
  /** What is so, and what the person who runs the server does about it. */
  sentence: string
}

/** The state of the site and its machine at one moment. */
export interface HealthFacts {
  checks: readonly Check[]
  version: string
  startedAt: string
  siteUrl: string
  database: { name: string; bytes: number; answerMs: number }
  disk: { freeBytes: number; totalBytes: number }
  /** All files of the site, each content once. */
  fileBytes: number
  lastBackup: { at: string; bytes: number } | undefined
  /** `reasons`: why mails wait that were tried before. */
  mails: { hasServer: boolean; waiting: number; reasons: readonly string[] }
  previews: { waiting: number; failed: number }
  hasSoffice: boolean
  hasScanner: boolean
}
