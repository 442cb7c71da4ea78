import type { UploadState } from '../upload-states.ts'

declare module '#platform/database/schema.ts' {
  interface Tables {
    upload: UploadTable
    upload_lock: UploadLockTable
  }
}

export interface UploadTable {
  /** 32 random hex digits, so that nobody can guess the upload of another person. */
  id: string
  /** Who uploads. Nobody else sees the upload. */
  account_id: number
  /** Name of the file, cleaned. */
  name: string
  size_bytes: number
  state: UploadState
  /** The stored file when `ready`. */
  file_id: number | null
  /** Why it was refused: a code and a sentence. */
  error_code: string | null
  error_message: string | null
  /** How often a worker has begun to read the file. */
  attempts: number
  /** When the claim of a worker ends; then another worker can claim the upload. Null without a claim. */
  claimed_until: string | null
  created_at: string
  /** Then it is deleted, with its bytes. A stored file stays. */
  expires_at: string
}

/** A request that writes to an upload holds its lock. */
export interface UploadLockTable {
  upload_id: string
  /** A random text of the request that holds the lock. */
  owner: string
  /** The owner moves it later while it runs. Then another request may take the lock. */
  expires_at: string
  /** 1 when another request waits for the lock. */
  is_wanted: number
}
