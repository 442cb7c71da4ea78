declare module '#platform/database/schema.ts' {
  interface Tables {
    announced_module: AnnouncedModuleTable
    module_follow: ModuleFollowTable
  }
}

/** Modules about which members got a mail, or get none. */
export interface AnnouncedModuleTable {
  entry: string
  /** When the mail was queued. */
  at: string
}

/** A member who follows a module. Of files and discussions at least one is 1. */
export interface ModuleFollowTable {
  account_id: number
  /** Its module may be off the site. */
  module_id: number
  created_at: string
  /** Whether the member wants mails about files. */
  files: number
  /** The version of the module whose files the member knows. */
  version: number
  /** When the next mail about files is due; null while nothing has changed. */
  files_due: string | null
  /** Before this time no mail about files is due. */
  files_pause: string
  /** The same about new discussions. */
  discussions: number
  /** Discussions up to this time are known. */
  discussions_known: string
  discussions_due: string | null
  discussions_pause: string
}
