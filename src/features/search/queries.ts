import type { Db } from '#server/database/schema.ts'
import { bestHits, type Found } from './best-hits.ts'
import type { SearchResult, Sort } from './contract.ts'
import { currentIndex } from './current-index.ts'
import { type Hit, isCorrected, moduleHit, resourceHit } from './hits.ts'
import { locatorOf } from './locator.ts'
import { snippetsOf } from './snippets.ts'
import type { Sought } from './sought.ts'
import { correctionsOf, MIN_LETTERS } from './spelling.ts'
import type { WordIndex } from './word-index.ts'
import { queryWords } from './words.ts'

interface Question {
  keyword: string
  sort: Sort
}

/** Everything in which all the words stand, best first. Without a word in `keyword` nothing is found. */
export async function searchAll(db: Db, { keyword, sort }: Question): Promise<SearchResult> {
  const words = queryWords(keyword)
  if (words.length === 0) return NOTHING
  const index = await currentIndex(db)
  for (const shortest of triesOf(words)) {
    const sought = words.map((typed) => soughtWord(index, typed, shortest))
    const found = await bestHits(db, index, sought, sort)
    if (found.hits.length > 0) return resultOf(db, sought, found)
  }
  return NOTHING
}

/** Corrections of one word that are looked for; the rest are rare words that were hardly meant. */
const MAX_CORRECTIONS = 8

function soughtWord(index: WordIndex, typed: string, shortest: number): Sought {
  if (typed.length < shortest) return { typed, corrections: [] }
  const [, , anywhere] = index.places
  const corrections = correctionsOf(typed, index.vocabulary).map((term) => ({ term, weight: anywhere.weightOf(term) }))
  corrections.sort((a, b) => b.weight - a.weight)
  return { typed, corrections: corrections.slice(0, MAX_CORRECTIONS).map(({ term }) => term) }
}

const NOTHING: SearchResult = { modules: [], resources: [], modules_count: 0, resources_count: 0, corrected: [] }

/** In longer queries mistyped words are looked for only when they find nothing: the words narrow it down enough. */
const MAX_WORDS_CORRECTED_AT_ONCE = 4

/**
 * From how many letters on words are taken for mistyped, one try after the other until something is found. At last
 * words of four letters are too: 'pils' has lost one of five, but most words of four are right and have neighbours.
 */
function triesOf(words: readonly string[]): number[] {
  const asTyped = words.length > MAX_WORDS_CORRECTED_AT_ONCE ? [Number.POSITIVE_INFINITY] : []
  const short = words.some((word) => word.length === MIN_LETTERS - 1) ? [MIN_LETTERS - 1] : []
  return [...asTyped, MIN_LETTERS, ...short]
}

async function resultOf(db: Db, sought: readonly Sought[], found: Found): Promise<SearchResult> {
  const { hits } = found
  const [asTyped, asMeant] = [locatorOf(sought, 'beginning'), locatorOf(sought, 'corrected')]
  const locatorFor = (hit: Hit) => (isCorrected(hit) ? asMeant : asTyped)
  const snippets = await snippetsOf(db, hits, locatorFor, sought.length)
  const snippetOf = (hit: Hit) => snippets.get(hit.id) ?? []
  const modules = hits.filter((hit) => hit.kind === 'module')
  const resources = hits.filter((hit) => hit.kind === 'resource')
  return {
    modules: modules.map((hit) => moduleHit(hit, locatorFor(hit), snippetOf(hit))),
    resources: resources.map((hit) => resourceHit(hit, locatorFor(hit), snippetOf(hit))),
    modules_count: found.modulesCount,
    resources_count: found.resourcesCount,
    corrected: hits.every(isCorrected) ? correctedWords(sought) : [],
  }
}

function correctedWords(sought: readonly Sought[]) {
  return sought
    .filter((word) => word.corrections.length > 0)
    .map(({ typed, corrections }) => ({ typed, read_as: corrections.map((correction) => correction.word) }))
}
