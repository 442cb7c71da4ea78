import type { DialectName } from '#server/database/database.ts'
import type { Db } from '#server/database/schema.ts'
import { bestHits } from './best-hits.ts'
import type { SearchResult, Sort } from './contract.ts'
import { type Hit, isCorrected, moduleHit, resourceHit } from './hits.ts'
import { snippetsOf } from './snippets.ts'
import type { Sought } from './sought.ts'
import { MIN_LETTERS } from './spelling.ts'
import { withIndex } from './tables.ts'
import { withCorrections } from './vocabulary.ts'
import { queryWords } from './words.ts'

interface Question {
  keyword: string
  sort: Sort
}

/** Everything in which all the words stand, best first. Without a word in `keyword` nothing is found. */
export async function searchAll(
  { db, dialect }: { db: Db; dialect: DialectName },
  { keyword, sort }: Question,
): Promise<SearchResult> {
  const words = queryWords(keyword)
  for (const shortest of triesOf(words)) {
    const sought = await withCorrections(withIndex(db), words, shortest)
    const hits = await bestHits(db, dialect, sought, sort)
    if (hits.length > 0) return resultOf(db, sought, hits)
  }
  return NOTHING
}

const NOTHING: SearchResult = { modules: [], resources: [], modules_count: 0, resources_count: 0, corrected: [] }

/** In longer queries mistyped words are looked for only when they find nothing: the words narrow it down enough. */
const MAX_WORDS_CORRECTED_AT_ONCE = 4

/**
 * From how many letters on words are taken for mistyped, one try after the other until something is found. At last
 * words of four letters are too: 'pils' has lost one of five, but most words of four are right and have neighbours.
 */
function triesOf(words: readonly string[]): number[] {
  if (words.length === 0) return []
  const asTyped = words.length > MAX_WORDS_CORRECTED_AT_ONCE ? [Number.POSITIVE_INFINITY] : []
  const short = words.some((word) => word.length === MIN_LETTERS - 1) ? [MIN_LETTERS - 1] : []
  return [...asTyped, MIN_LETTERS, ...short]
}

async function resultOf(db: Db, sought: readonly Sought[], hits: readonly Hit[]): Promise<SearchResult> {
  const asTyped = sought.map(({ typed }) => ({ typed, corrections: [] }))
  const marksOf = (hit: Hit) => (isCorrected(hit) ? sought : asTyped)
  const snippets = await snippetsOf(db, hits, marksOf)
  const snippetOf = (hit: Hit) => snippets.get(hit.id) ?? []
  const modules = hits.filter((hit) => hit.kind === 'module')
  const resources = hits.filter((hit) => hit.kind === 'resource')
  return {
    modules: modules.map((hit) => moduleHit(hit, marksOf(hit), snippetOf(hit))),
    resources: resources.map((hit) => resourceHit(hit, marksOf(hit), snippetOf(hit))),
    modules_count: modules[0]?.total ?? 0,
    resources_count: resources[0]?.total ?? 0,
    corrected: hits.every(isCorrected) ? correctedWords(sought) : [],
  }
}

function correctedWords(sought: readonly Sought[]) {
  return sought
    .filter((word) => word.corrections.length > 0)
    .map(({ typed, corrections }) => ({ typed, read_as: corrections.map((correction) => correction.word) }))
}
