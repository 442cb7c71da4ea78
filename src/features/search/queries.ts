import type { Db } from '#server/database/schema.ts'
import { bestHits, type Found } from './best-hits.ts'
import type { Format, SearchResult, Sort } from './contract.ts'
import { correctionsFor, TRIES } from './corrections.ts'
import { currentIndex } from './current-index.ts'
import { type Hit, isCorrected, moduleHit, resourceHit } from './hits.ts'
import { locatorOf } from './locator.ts'
import { snippetsOf } from './snippets.ts'
import type { Sought } from './sought.ts'
import type { WordIndex } from './word-index.ts'
import { queryWords } from './words.ts'

interface Question {
  keyword: string
  sort: Sort
  format?: Format | undefined
}

/** Everything in which all the words stand, best first. Without a word in `keyword` nothing is found. */
export async function searchAll(db: Db, { keyword, sort, format }: Question): Promise<SearchResult> {
  const words = queryWords(keyword)
  if (words.length === 0) return NOTHING
  const index = await currentIndex(db)
  for (const suppose of TRIES) {
    const sought = words.map((typed) => ({ typed, corrections: correctionsFor(index, typed, suppose) }))
    const found = await bestHits(db, index, sought, { sort, format })
    if (found.matched > 0) return resultOf(db, index, sought, found)
  }
  return NOTHING
}

const NOTHING: SearchResult = { modules: [], resources: [], modules_count: 0, resources_count: 0, corrected: [] }

/** A snippet that holds so many different words tells enough, however many were searched for. */
const SNIPPET_WORDS = 4

async function resultOf(db: Db, index: WordIndex, sought: readonly Sought[], found: Found): Promise<SearchResult> {
  const { hits } = found
  const [asTyped, asMeant] = [locatorOf(sought, 'beginning'), locatorOf(sought, 'corrected')]
  const locatorFor = (hit: Hit) => (isCorrected(hit) ? asMeant : asTyped)
  const snippets = await snippetsOf(db, hits, locatorFor, Math.min(sought.length, SNIPPET_WORDS))
  const snippetOf = (hit: Hit) => snippets.get(hit.id) ?? []
  const modules = hits.filter((hit) => hit.kind === 'module')
  const resources = hits.filter((hit) => hit.kind === 'resource')
  return {
    modules: modules.map((hit) => moduleHit(hit, locatorFor(hit), snippetOf(hit))),
    resources: resources.map((hit) => resourceHit(hit, locatorFor(hit), snippetOf(hit))),
    modules_count: found.modulesCount,
    resources_count: found.resourcesCount,
    corrected: hits.every(isCorrected) ? correctedWords(index, sought) : [],
  }
}

/** The words that stand nowhere as typed, with what was looked for instead. */
function correctedWords(index: WordIndex, sought: readonly Sought[]) {
  return sought
    .filter(
      ({ typed, corrections }) => corrections.length > 0 && !index.vocabulary.has({ word: typed, beginning: true }),
    )
    .map(({ typed, corrections }) => ({ typed, read_as: corrections.map((correction) => correction.word) }))
}
