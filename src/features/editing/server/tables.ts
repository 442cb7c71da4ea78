import type { Generated } from 'kysely'

declare module '#platform/database/schema.ts' {
  interface Tables {
    draft: DraftTable
    trashed_entry: TrashedEntryTable
    audit_entry: AuditEntryTable
    preview_link: PreviewLinkTable
  }
}

/** The unpublished text of an entry. All editors share one draft of each entry. */
export interface DraftTable {
  kind: string
  /** The id or name of the live row, or `new-…` for an entry that was never published. */
  entry: string
  language: string
  /** The value of the content type, as JSON. */
  body: string
  /** Counts the saves, from 1; 0 is a new entry in which nobody has typed. A save names the revision that it changes. */
  revision: number
  /** The editor who saved last. */
  author_id: number
  saved_at: string
  /** When the planned text will be published; null without a plan, as all that starts with `planned_`. */
  publish_at: string | null
  /** The text that was planned, as JSON, its revision, and when that was. Later saves do not change them. */
  planned_body: string | null
  planned_revision: number | null
  planned_at: string | null
  /** What changed, in one line, for the planned publication. */
  note: string
  /** 1 when the planned publication sends no mail to members. */
  is_quiet: Generated<number>
  /** Who planned it. */
  planned_by: number | null
  /** Whether the planned publication withdraws the files that it replaces: 1 or 0. */
  withdraws_replaced: Generated<number>
  /** Why the planned publication failed, as JSON list of problems; null otherwise. */
  failure: string | null
  /** When it was moved to the trash, at the same time as its entry if it went with it; null while it is in use. */
  discarded_at: string | null
}

/** A published entry that was moved to the trash, for 30 days. Its last version has the text. */
export interface TrashedEntryTable {
  kind: string
  entry: string
  title: string
  account_id: number
  at: string
}

/** Every change that staff make. Rows never change. */
export interface AuditEntryTable {
  id: Generated<number>
  at: string
  /** Null for work of the server itself, e.g. a planned publication. */
  account_id: number | null
  action: string
  kind: string
  entry: string
  title: string
  /** One line for people, e.g. what changed. */
  detail: string
  /** The member whom a decision is about. */
  member_id: number | null
}

/** A link with which a person without an account sees a draft. */
export interface PreviewLinkTable {
  /** SHA-256 of the token. */
  token_hash: string
  kind: string
  entry: string
  account_id: number
  expires_at: string
}
