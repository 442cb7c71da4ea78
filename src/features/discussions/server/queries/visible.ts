import { sql } from 'kysely'
import type { PostState } from '../tables.ts'

/** The state of posts that readers see. A literal, not a parameter, so that the partial indexes of such rows are used. */
export const VISIBLE = sql.lit<PostState>('visible')
