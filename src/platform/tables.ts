import type { Generated } from 'kysely'
import type { Tag } from '#core/endpoint.ts'

declare module './database/schema.ts' {
  interface Tables {
    change: ChangeTable
    file: FileTable
    first_page: FirstPageTable
    outbox_mail: OutboxMailTable
    idempotent_response: IdempotentResponseTable
    call_count: CallCountTable
    search_synonym: SearchSynonymTable
    search_word: SearchWordTable
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
  /** Name for the person who saves it, with its ending. */
  name: string
  /** Lower-case hex; also the key in the file store. */
  sha256: string
  media_type: string
  size_bytes: number
  /** CRC-32 of the content, unsigned, as ZIP wants it. */
  crc32: number
  /** Pages or slides, where known. */
  pages: number | null
  /** The words inside, for search; null where there are none. */
  text: string | null
  preview_file_id: number | null
  created_at: string
}

/** The picture of a PDF's first page. */
export interface FirstPageTable {
  /** Content of the PDF. */
  pdf_sha256: string
  /** Key of the picture in the file store; null where none can be made. */
  picture_sha256: string | null
  /** 0 where there is no picture; width and height in px too. */
  size_bytes: number
  width: number
  height: number
  /** ISO time. */
  made_at: string
}

/** A mail to be sent, or one that could not be. What has been sent leaves the table after some days. */
export interface OutboxMailTable {
  id: Generated<number>
  /** Which composer makes its subject and text when it is sent. */
  kind: string
  recipient: string
  /** What the composer needs, as JSON; never a secret. */
  data: string
  created_at: string
  /** Not before; moved on after a failure. */
  due_at: string
  attempts: number
  /** Until when a worker has it in hand; another may take it after that. */
  claimed_until: string | null
  /** Set just before its text is handed to the mail server: from then on it may have arrived. */
  handed_at: string | null
  sent_at: string | null
  /** Given up: `last_error` says why. */
  failed_at: string | null
  last_error: string | null
}

/** The answer to a change that was sent with an `Idempotency-Key`: the same call sent again gets it. */
export interface IdempotentResponseTable {
  /** Who called, what, and the key, as one hash. */
  key: string
  /** Of what was sent, keyed with the site's own key. */
  input_hash: Generated<string>
  body: string
  created_at: string
}

/** Calls of one kind from one network, since the window of a minute began. */
export interface CallCountTable {
  /** What is counted and for whom, as one hash. */
  key: string
  count: number
  ends_at: string
}

/** A name by which people search for something; see src/platform/search/synonyms.ts. */
export interface SearchSynonymTable {
  id: Generated<number>
  meaning: string
  name: string
  /** 1 where documents use the name, so that it is searched for. */
  is_searched: number
}

/** Every word that was ever indexed, folded, for correcting mistyped ones. */
export interface SearchWordTable {
  word: string
}
