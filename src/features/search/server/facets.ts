import { compareTexts } from '#core/format.ts'
import { SEARCH_FORMATS, SEARCH_LANGUAGES, type SearchFormat, type SearchLanguage } from '#core/search-filters.ts'
import type { Facets } from '../contract.ts'
import type { Match } from './matches.ts'

export interface Filters {
  format?: SearchFormat | undefined
  language?: SearchLanguage | undefined
  /** Slug. */
  module?: string | undefined
}

export function passesFilters(match: Match, { format, language, module }: Filters): boolean {
  return (
    (format === undefined || match.format === format) &&
    (language === undefined || match.language === language) &&
    (module === undefined || match.module_slug === module)
  )
}

/** How many resources each value of a filter would leave, given the other filters. A file in several places counts once. */
export function countFacets(resources: readonly Match[], filters: Filters): Facets {
  const languages = countBy(resources, { ...filters, language: undefined }, (match) => match.language)
  const formats = countBy(resources, { ...filters, format: undefined }, (match) => match.format)
  const modules = countBy(resources, { ...filters, module: undefined }, (match) => match.module_slug)
  const names = new Map(resources.map((match) => [match.module_slug, match.module_name]))
  return {
    language: withCounts(SEARCH_LANGUAGES, languages, filters.language),
    format: withCounts(SEARCH_FORMATS, formats, filters.format),
    // A link in two modules counts in both.
    module: Array.from(modules, ([value, count]) => ({ value, name: names.get(value) ?? value, count })).sort(
      (a, b) => b.count - a.count || compareTexts(a.name, b.name),
    ),
  }
}

function countBy<V extends string>(
  resources: readonly Match[],
  filters: Filters,
  filterValueOf: (match: Match) => V | null,
) {
  const seen = new Set<string>()
  const counts = new Map<V, number>()
  for (const match of resources) {
    const value = filterValueOf(match)
    const key = `${value} ${match.same_as}`
    if (value === null || seen.has(key) || !passesFilters(match, filters)) continue
    seen.add(key)
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}

/** Leaves out values without resources, except the selected one. */
function withCounts<V extends string>(values: readonly V[], counts: ReadonlyMap<V, number>, selected: V | undefined) {
  return values
    .map((value) => ({ value, count: counts.get(value) ?? 0 }))
    .filter(({ value, count }) => count > 0 || value === selected)
}
