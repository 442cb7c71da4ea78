import { z } from 'zod'

/** The first entry. */
export const MANIFEST_NAME = 'manifest.json'
/** The site's key. With it, sessions and the links of old mails stay valid. */
export const SECRET_NAME = 'secret'
/** The last entry. */
export const CONTENTS_NAME = 'contents.json'
export const FORMAT = 'trp-backup-1'

/** Every name that an entry can have. Groups: the table of rows, the key of a file. */
export const ENTRY_NAME =
  /^(?:manifest\.json|secret|contents\.json|tables\/([a-z_]+)\/\d+\.jsonl|files\/([0-9a-f]{64}))$/

export const Manifest = z.object({
  format: z.literal(FORMAT),
  /** The schema of the rows. Version 0.1.0 wrote neither this nor the contents. */
  migrations: z.array(z.string()).optional(),
})

export const Contents = z.object({
  /** SHA-256 of every other entry by name. */
  checksums: z.record(z.string(), z.string()),
  /** Keys of files that were missing or damaged in the store. */
  lost: z.array(z.string()),
})
export type Contents = z.infer<typeof Contents>

export const Row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))
export type Row = z.infer<typeof Row>

export interface Counts {
  rows: number
  files: number
}

const NAMED = 20

/** Names of lost files for a person; of many the first ones. */
export function nameLost(lost: readonly string[]): string {
  const more = lost.length - NAMED
  return [...lost.slice(0, NAMED), ...(more > 0 ? [`and ${more} more`] : [])].join(', ')
}
