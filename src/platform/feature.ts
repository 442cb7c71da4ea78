import type { Migration } from './database/migrate.ts'
import type { Tables } from './database/schema.ts'
import type { RequestHook } from './http/request-hook.ts'
import type { Served } from './http/serve.ts'
import type { Job } from './jobs/job.ts'
import type { MailTemplates } from './mail/mail.ts'

/**
 * Everything that a feature registers. `src/app/features.ts` lists the features; the rest of the app is derived from that list.
 * A feature that needs something from later features adds an optional field here by declaration merging
 * (for example `editables` in `content/server/editable.ts`); later features fill it in.
 */
export interface Feature {
  name: string
  migrations?: readonly Migration[]
  /** Its tables in a backup, each after those that it refers to. */
  backedUp?: readonly (keyof Tables)[]
  /** Its tables that are not in a backup: their rows are short-lived or can be derived from other tables. */
  notBackedUp?: readonly (keyof Tables)[]
  /** @param features all of them, for what this one needs from later ones */
  routes?(features: readonly Feature[]): readonly Served[]
  jobs?: readonly Job[] | ((features: readonly Feature[]) => readonly Job[])
  mails?: MailTemplates
  requestHook?: RequestHook
}
