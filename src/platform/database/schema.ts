import type { Kysely, Transaction } from 'kysely'

/**
 * Every table. Each feature adds its own in `server/tables.ts` by declaration merging, and only that feature writes them.
 * Times are ISO 8601 text in UTC, yes-or-no is 0 or 1, sizes are bytes: the same in both databases.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features fill it
export interface Tables {}

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>
