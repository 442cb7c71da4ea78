import { orNotFound } from '#core/errors.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import type { Feature } from '#platform/feature.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    /** What readers search for without results, for the dashboard. */
    missedSearches?: MissedSearches
  }
}

/** What readers searched for and did not find, in the last 30 days. */
export interface MissedSearch {
  /** Words without capitals and accents. */
  query: string
  count: number
  /** On how many days. */
  days: number
  /** ISO date of the last time. */
  lastDay: string
  /** The most frequent language of their browsers, as a code. */
  language: string
  /** The page on which an editor adds a synonym. */
  page: string
}

export interface MissedSearches {
  /** Those that still find nothing, most frequent first. */
  list(db: Db, now: Date): Promise<MissedSearch[]>
  /** Editors do not see the search again. */
  dismiss(tx: Tx, query: string, now: Date): Promise<void>
  takeBack(tx: Tx, query: string): Promise<void>
}

/** @throws {AppError} `not_found` when no feature records searches */
export function getMissedSearches(features: readonly Feature[]): MissedSearches {
  return orNotFound(features.find(({ missedSearches }) => missedSearches)?.missedSearches)
}
