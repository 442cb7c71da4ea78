import type { MissedSearches } from '#features/editing/server/missed-searches.ts'
import { type Served, serve } from '#platform/http/serve.ts'
import * as calls from '../contract.ts'
import { readNumbers } from './read-numbers.ts'

/** Rows of the tables of modules and files: on the page, in one that is open, and for CSV. */
const [LARGEST, MANY, ALL] = [5, 100, 5000]

export function numbersRoutes(missedSearches: MissedSearches): Served[] {
  return [
    serve(calls.getNumbers, ({ longRead, query: { all, ...period }, now }) => {
      const limitOf = (table: 'modules' | 'files') => (all === 'tables' ? ALL : all === table ? MANY : LARGEST)
      const limits = { modules: limitOf('modules'), files: limitOf('files') }
      return longRead((db) => readNumbers(db, { ...period, limits }, now, missedSearches))
    }),
  ]
}
