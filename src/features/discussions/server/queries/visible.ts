import { sql } from 'kysely'
import type { PostState } from '../tables.ts'

/** What readers see. Written into the statement, not given to it: the indexes hold only such rows, and are used for them. */
export const VISIBLE = sql.lit<PostState>('visible')
