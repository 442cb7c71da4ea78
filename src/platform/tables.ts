import type { Generated } from 'kysely'
import type { Tag } from '#core/endpoint.ts'
import type { PreviewState } from '#core/file-info.ts'
import type { SearchLanguage } from '#core/search-filters.ts'
import type { BounceType } from './mail/bounce-types.ts'

declare module './database/schema.ts' {
  interface Tables {
    change: ChangeTable
    file: FileTable
    file_text: FileTextTable
    file_slides: FileSlidesTable
    first_page: FirstPageTable
    outbox_mail: OutboxMailTable
    mail_bounce: MailBounceTable
    idempotent_response: IdempotentResponseTable
    call_count: CallCountTable
    search_word: SearchWordTable
    text_index_state: TextIndexStateTable
    setting: SettingTable
  }
}

export interface ChangeTable {
  id: Generated<number>
  tag: Tag
  /** ISO time. */
  at: string
}

export interface FileTable {
  id: Generated<number>
  /** File name of the download, with its extension. */
  name: string
  /** Lower-case hex; also the key in the file store. */
  sha256: string
  media_type: string
  size_bytes: number
  /** CRC-32 of the content as an unsigned integer, as in a ZIP header. */
  crc32: number
  /** Number of pages or slides; null when unknown. */
  pages: number | null
  preview_file_id: number | null
  created_at: string
  /** When it became public; null for an upload that no published entry has used yet. */
  published_at: string | null
  /** The file that took its place; null for a file that was not replaced. It is never replaced itself. */
  replaced_by_id: Generated<number | null>
  /**
   * `unused`: no public entry uses it any more; with an entry that does it is public again. `for-good`: an editor has withdrawn
   * it. Null for a file that is public or was never public.
   */
  withdrawn: Generated<'unused' | 'for-good' | null>
  /** Where readers of a withdrawn file go on: a path of this site. */
  withdrawn_page: Generated<string | null>
  preview_state: Generated<PreviewState>
  /** How often LibreOffice has begun to make the preview. */
  preview_attempts: Generated<number>
  /** When the claim of a process ends; then another one can make the preview. Null without a claim. */
  preview_claimed_until: Generated<string | null>
  /** Names of people in the properties of the document, as JSON list. */
  author_names: Generated<string>
  /** The ending of the format that LibreOffice made it from, e.g. 'doc'; null for a file as it came. */
  converted_from: Generated<string | null>
}

/** The text of a document, for search: apart, because a scan of `file` would read it. Files without text have none. */
export interface FileTextTable {
  file_id: number
  text: string
}

/** Titles and notes of the slides of a PowerPoint file. */
export interface FileSlidesTable {
  /** Key of the file in the file store. */
  sha256: string
  /** JSON; an empty list where they cannot be read. */
  slides: string
}

export interface FirstPageTable {
  /** Key of the PDF in the file store. */
  pdf_sha256: string
  /** Key of the picture in the file store; null when the page cannot be drawn. */
  picture_sha256: string | null
  /** Key of a small picture of the top of the page; null when the page cannot be drawn. */
  thumbnail_sha256: string | null
  /** Size of the picture, 0 without a picture. So are width and height, in px. */
  size_bytes: number
  width: number
  height: number
  /** ISO time. */
  made_at: string
}

/** A mail that waits, was sent in the last seven days, or was given up. */
export interface OutboxMailTable {
  id: Generated<number>
  /** Selects the mail template, which makes subject and text when the mail is sent. */
  kind: string
  recipient: string
  /** Data of the mail template, as JSON; never a secret. */
  data: string
  created_at: string
  /** Earliest time of the next attempt. A failed attempt moves it later. */
  due_at: string
  attempts: number
  /** When the claim of a worker ends; then another worker can claim the mail. Null without a claim. */
  claimed_until: string | null
  /** Set just before the message is sent to the mail server: the mail may have arrived after that. */
  handed_at: string | null
  sent_at: string | null
  /** When the mail was given up; `last_error` has the reason. */
  failed_at: string | null
  last_error: string | null
  /** The mails that are sent, held and counted together; null for a mail of its own, and when it is counted. */
  batch: Generated<string | null>
}

/** A mail that came back, or that its reader marked as spam, as the provider of the mail server reports it. */
export interface MailBounceTable {
  id: Generated<number>
  email: string
  type: BounceType
  at: string
  /** 1: the address gets no more mail with a link to leave. */
  is_blocking: Generated<number>
}

/** The stored response to a change with an `Idempotency-Key`. A repeated request with the same key gets it. */
export interface IdempotentResponseTable {
  /** Hash of the caller, the call and the key. */
  key: string
  /** Hash of the input, keyed with the site's secret. */
  input_hash: Generated<string>
  body: string
  created_at: string
}

/** Number of calls of one kind from one network in the current window of one minute. */
export interface CallCountTable {
  /** Hash of the call and the caller. */
  key: string
  count: number
  ends_at: string
}

/** Every word that was ever indexed. Queries find its other forms by the stem, and mistyped words are corrected to it. */
export interface SearchWordTable {
  /** In lower case. */
  written: string
  /** Folded. */
  word: string
  /** 'any' for posts, which have a row for each language. */
  language: SearchLanguage | 'any'
  /** The language and the stem in it: 'en remov'. */
  stem: string
}

/** One row: how far the rebuild of the full-text index is. */
export interface TextIndexStateTable {
  /** `INDEX_VERSION` of the code that has begun it. */
  version: number
  /** The feature whose rows are indexed now; null when all are. */
  part: string | null
  /** Rows with a higher id follow. */
  last_id: number
}

/** What administrators have switched on a page. */
export interface SettingTable {
  name: string
  value: string
  /** When, and by whom, it was changed last. */
  at: string
  account_id: number
}
