import { compareTexts } from '#core/format.ts'
import { SEARCH_FORMATS, SEARCH_LANGUAGES, type SearchFormat, type SearchLanguage } from '#core/search-filters.ts'
import type { Facets } from '../contract.ts'
import { MAX_FACET_MODULES } from '../messages.ts'
import type { SearchKind } from './tables.ts'

export interface Filters {
  format?: SearchFormat | undefined
  language?: SearchLanguage | undefined
  /** Slug. */
  module?: string | undefined
}

/** What filters know of a place that has a file or link. */
interface Place extends Record<keyof Filters, string> {
  moduleName: string
}

/** Modules, or files and links, that are in the same places. */
export interface PlaceGroup {
  kind: SearchKind
  places: readonly Place[]
  count: number
}

const passes = (place: Place, { format, language, module }: Filters) =>
  (format === undefined || place.format === format) &&
  (language === undefined || place.language === language) &&
  (module === undefined || place.module === module)

/** How many pass the filters. */
export function countPassing(groups: readonly PlaceGroup[], filters: Filters): number {
  const passing = groups.filter(({ places }) => places.some((place) => passes(place, filters)))
  return passing.reduce((sum, { count }) => sum + count, 0)
}

/** How many resources each value of a filter would leave, given the other filters. A file in several places counts once. */
export function countFacets(resources: readonly PlaceGroup[], filters: Filters): Facets {
  const names = new Map(resources.flatMap(({ places }) => places.map(({ module, moduleName }) => [module, moduleName])))
  const modules = countBy('module', resources, filters)
  if (filters.module !== undefined && !modules.has(filters.module)) modules.set(filters.module, 0)
  return {
    language: withCounts(SEARCH_LANGUAGES, countBy('language', resources, filters), filters.language),
    format: withCounts(SEARCH_FORMATS, countBy('format', resources, filters), filters.format),
    // A link in two modules counts in both.
    module: Array.from(modules, ([value, count]) => ({
      value,
      name: names.get(value) ?? value,
      count,
    }))
      .filter(({ value }) => value !== '')
      .sort(
        (a, b) =>
          Number(b.value === filters.module) - Number(a.value === filters.module) ||
          b.count - a.count ||
          compareTexts(a.name, b.name),
      )
      .slice(0, MAX_FACET_MODULES),
  }
}

function countBy(filter: keyof Filters, resources: readonly PlaceGroup[], filters: Filters): Map<string, number> {
  const others = { ...filters, [filter]: undefined }
  const counts = new Map<string, number>()
  for (const { places, count } of resources)
    for (const value of new Set(places.filter((place) => passes(place, others)).map((place) => place[filter])))
      counts.set(value, (counts.get(value) ?? 0) + count)
  return counts
}

/** Leaves out values without resources, except the selected one. */
function withCounts<V extends string>(
  values: readonly V[],
  counts: ReadonlyMap<string, number>,
  selected: V | undefined,
) {
  return values
    .map((value) => ({ value, count: counts.get(value) ?? 0 }))
    .filter(({ value, count }) => count > 0 || value === selected)
}
