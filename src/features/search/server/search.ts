import { sql } from 'kysely'
import { AS_TYPED } from '#core/query-interpretation.ts'
import type { Db } from '#platform/database/schema.ts'
import { getTextIndex } from '#platform/search/get-text-index.ts'
import { interpretQuery } from '#platform/search/interpret-query.ts'
import { isRequired } from '#platform/search/terms.ts'
import type { TextMatch } from '#platform/search/text-index.ts'
import { MAX_MODULES, type SearchResult, type Sort } from '../contract.ts'
import { countFacets, countPassing, type Filters, type PlaceGroup } from './facets.ts'
import { TEXT_INDEX } from './index-entries.ts'
import { listMatches, listPlaces, MAX_RANKED } from './matches.ts'
import { findNamedLanguage } from './named-language.ts'
import { presentHits } from './present-hits.ts'
import { readSynonyms } from './queries/synonyms.ts'
import { mergeDuplicates, rankMatches } from './ranking.ts'
import type { SearchKind } from './tables.ts'

export interface SearchQuery extends Filters {
  keyword: string
  sort: Sort
  /** From 1. */
  page: number
  page_size: number
  /** Without corrections and synonyms. */
  exact: boolean
  /** Without facets, with counts up to `MAX_COUNTED`, and with as many modules as resources. */
  brief?: boolean | undefined
}

/** Most matches that a brief search counts. */
const MAX_COUNTED = 1000

const NO_RESULT: SearchResult = {
  modules: [],
  resources: [],
  modules_count: 0,
  resources_count: 0,
  links_count: 0,
  facets: { language: [], format: [], module: [] },
  named_language: null,
  is_partial: false,
  ...AS_TYPED,
}

const ALL_TEXTS = sql<TextMatch>`(select id, 0 as score from search_entry)`

const isResource = ({ kind }: { kind: SearchKind }) => kind === 'resource'
const isModule = ({ kind }: { kind: SearchKind }) => kind === 'module'
const isLink = ({ places: [place] }: PlaceGroup) => place?.format === 'link'

/**
 * Finds the entries that have all words of `keyword`, or some of them in title or lead where no resource has all: all modules, and
 * one page of the resources. Filters apply to resources only. A language that the words name is one, and leaves out modules in
 * other languages; it is not applied where it leaves no resource. A `keyword` without words finds nothing.
 */
export async function searchAll(db: Db, query: SearchQuery): Promise<SearchResult> {
  const { exact, page, page_size: pageSize, brief = false } = query
  const asked = await readQuery(db, query)
  if (asked === undefined) return NO_RESULT
  const { named, terms, required, languages, interpretation, all } = asked
  const counted =
    brief && named === undefined ? sql<TextMatch>`(select id from ${all} as match limit ${MAX_COUNTED})` : all
  const whole = await listPlaces(db, counted)
  const isPartial = !exact && whole.every(isModule) && required.length > 1
  const some = getTextIndex(db).matchHead(TEXT_INDEX, required)
  // Where modules have all words, those with some of them are left out.
  const isShown = whole.length > 0 ? isResource : () => true
  const found = isPartial ? [...whole, ...(await listPlaces(db, some)).filter(isShown)] : whole
  if (found.length === 0) {
    const { is_rebuilding } = interpretation
    return {
      ...NO_RESULT,
      named_language: named ? { ...named, is_applied: false } : null,
      ...(is_rebuilding && { is_rebuilding }),
    }
  }
  const resources = found.filter(isResource)
  const isApplied =
    named !== undefined && query.language === undefined && countPassing(resources, { language: named.language }) > 0
  const moduleLanguage = isApplied ? named.language : undefined
  const filters = { ...query, language: query.language ?? moduleLanguage }
  const isMany = terms.length > 0 && countPassing(whole, {}) > MAX_RANKED
  const wanted = { ...filters, moduleLanguage, count: page * pageSize }
  const rows = await listMatches(db, isMany ? getTextIndex(db).matchAll(TEXT_INDEX, terms, 'head') : all, wanted)
  if (isPartial) rows.push(...(await listMatches(db, some, wanted)).filter(isShown))
  const modules = rankMatches(terms, rows.filter(isModule), languages)
  const files = rankMatches(terms, rows.filter(isResource), languages)
  const hits = await presentHits(db, terms, {
    modules: modules.slice(0, brief ? pageSize : MAX_MODULES),
    resources: mergeDuplicates(files).slice((page - 1) * pageSize, page * pageSize),
  })
  return {
    ...hits,
    modules_count: countPassing(found.filter(isModule), { language: moduleLanguage }),
    resources_count: countPassing(resources, filters),
    links_count: countPassing(resources.filter(isLink), filters),
    facets: brief ? NO_RESULT.facets : countFacets(resources, filters),
    named_language: named ? { ...named, is_applied: isApplied } : null,
    is_partial: isPartial,
    ...interpretation,
  }
}

/** Whether no file has all words of a query; for a query of one word also no module. Undefined while the index is rebuilt. */
export async function findsNothing(db: Db, keyword: string): Promise<boolean | undefined> {
  const asked = await readQuery(db, { keyword, exact: false })
  if (asked === undefined) return true
  if (asked.interpretation.is_rebuilding) return undefined
  const found = await db
    .selectFrom(asked.all.as('match'))
    .innerJoin('search_entry', 'search_entry.id', 'match.id')
    .select('match.id')
    .$if(asked.required.length > 1, (query) => query.where('kind', '=', 'resource'))
    .limit(1)
    .executeTakeFirst()
  return found === undefined
}

/** What a query asks for; undefined for one without words. */
async function readQuery(db: Db, { keyword: typed, exact }: Pick<SearchQuery, 'keyword' | 'exact'>) {
  const named = exact ? undefined : findNamedLanguage(typed)
  const keyword = named?.rest ?? typed
  const synonyms = exact ? undefined : await readSynonyms(db)
  const read = await interpretQuery(db, TEXT_INDEX, keyword, synonyms)
  const { terms } = read
  if (terms.length === 0 && (named === undefined || keyword !== '')) return undefined
  const all = terms.length > 0 ? getTextIndex(db).matchAll(TEXT_INDEX, terms, 'whole') : ALL_TEXTS
  return { ...read, named, required: terms.filter(isRequired), all }
}
