import type { AppContext } from '#platform/http/app-context.ts'
import type { Job } from '#platform/jobs/job.ts'
import { listMostFrequent } from './missed-searches.ts'
import { findsNothing } from './search.ts'

/** How long the dashboard may still show a search after an editor has published what it misses, in ms. */
const EVERY_MS = 10_000

/** Whether results of a search may have changed since the process has repeated the missed searches. */
const due = new WeakMap<AppContext, { isDue: boolean }>()

/** So that the dashboard does not have to repeat the searches that it shows: 145 ms at 30,000 files. */
export const foundSearchesJob: Job = {
  name: 'delete missed searches that find something now',
  everyMs: EVERY_MS,
  run: async (context, _log, signal) => {
    const state = due.get(context) ?? listen(context)
    if (!state.isDue) return
    state.isDue = false
    try {
      await deleteFoundSearches(context, new Date(), signal)
    } catch (error) {
      state.isDue = true
      if (!signal.aborted) throw error
    }
  },
}

function listen(context: AppContext) {
  const state = { isDue: true }
  due.set(context, state)
  context.changes.listen((tags) => {
    if (tags.includes('search') || tags.includes('everything')) state.isDue = true
  })
  return state
}

/** Repeats the searches that the dashboard shows, and those that follow a deleted one. */
async function deleteFoundSearches({ database: { db, longReads } }: AppContext, now: Date, signal: AbortSignal) {
  const checked = new Set<string>()
  for (;;) {
    const shown = (await listMostFrequent(db, now)).map(({ query }) => query)
    const queries = shown.filter((query) => !checked.has(query))
    if (queries.length === 0) return
    for (const query of queries) {
      const isMissed = await longReads.run((reader) => findsNothing(reader, query), signal)
      // The end of the rebuild is a change of everything.
      if (isMissed === undefined) return
      if (!isMissed) await db.deleteFrom('missed_search').where('query', '=', query).execute()
      checked.add(query)
    }
  }
}
