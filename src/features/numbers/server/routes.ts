import { wholeList } from '#core/paging.ts'
import type { MissedSearches } from '#features/editing/server/missed-searches.ts'
import { type Served, serve } from '#platform/http/serve.ts'
import * as calls from '../contract.ts'
import { allCsv } from './csv.ts'
import { readNumbers } from './read-numbers.ts'

const LARGEST = 5
const MANY = 100
/** Most rows of a table as CSV. */
const EXPORTED = 5000

export function numbersRoutes(missedSearches: MissedSearches): Served[] {
  return [
    serve(calls.getNumbers, ({ longRead, query: { all, ...period }, now }) => {
      const limits = { modules: all === 'modules' ? MANY : LARGEST, files: all === 'files' ? MANY : LARGEST }
      return longRead((db) => readNumbers(db, { ...period, limits }, now, missedSearches))
    }),
    serve(calls.exportNumbers, async ({ longRead, query, now }) => {
      const limits = { modules: EXPORTED, files: EXPORTED }
      return wholeList(allCsv(await longRead((db) => readNumbers(db, { ...query, limits }, now, missedSearches))))
    }),
  ]
}
