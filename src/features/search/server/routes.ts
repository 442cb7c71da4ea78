import { wholeList } from '#core/paging.ts'
import { type Served, serve } from '#platform/http/serve.ts'
import * as calls from '../contract.ts'
import { responseText } from '../messages.ts'
import { recordMissedSearch, storableWords } from './missed-searches.ts'
import { listSynonyms } from './queries/synonyms.ts'
import { findsNothing, searchAll } from './search.ts'

export const routes: Served[] = [
  serve(calls.searchResources, ({ query, longRead }) => longRead((db) => searchAll(db, query))),
  serve(calls.reportNothingFound, async ({ longRead, input, now, commit }) => {
    const query = storableWords(input.keyword)
    const answer = { detail: responseText.reported }
    if (query === undefined || !(await longRead((db) => findsNothing(db, query)))) return answer
    return commit(async (tx) => {
      await recordMissedSearch(tx, { query, language: input.language }, now)
      return answer
    })
  }),
  serve(calls.listSynonyms, async ({ db }) => wholeList(await listSynonyms(db))),
]
