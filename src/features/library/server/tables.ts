declare module '#platform/database/schema.ts' {
  interface Tables {
    announced_module: AnnouncedModuleTable
  }
}

/** Modules about which members got a mail, or get none. */
export interface AnnouncedModuleTable {
  entry: string
  /** When the mail was queued. */
  at: string
}
