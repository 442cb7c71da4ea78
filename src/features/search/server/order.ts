import { SEARCH_FORMATS } from '#core/search-filters.ts'
import { TIERS } from '#platform/search/rank.ts'
import type { Sort } from '../contract.ts'
import type { Match } from './search.ts'

/**
 * Files before links; then those with all words in the title, then those with most of them there; whole words before prefixes,
 * and what was typed before other names of the same thing. Entries with the words in their titles stand in the order of the
 * site, as in a table of contents; the others by how often and how prominently they hold the words.
 */
export function bestFirst(matches: readonly Match[]): Match[] {
  return matches.toSorted(
    (a, b) =>
      Number(a.format === 'link') - Number(b.format === 'link') ||
      titleGradeOf(a) - titleGradeOf(b) ||
      b.title_terms - a.title_terms ||
      Number(isPrefixOnly(a)) - Number(isPrefixOnly(b)) ||
      b.as_typed - a.as_typed ||
      (a.tier > TIERS.inTitle ? a.score - b.score : 0) ||
      a.position - b.position,
  )
}

const titleGradeOf = ({ tier }: Match) => Math.min(tier, TIERS.inTitle + 1)

const isPrefixOnly = ({ tier }: Match) => tier === TIERS.inHead || tier === TIERS.anywhere

/** A match, and in how many places the same file or link was found. */
export type Merged = Match & { places: number }

/** The best match of each file or link: the same one may stand in several modules. */
export function mergeSame(matches: readonly Match[]): Merged[] {
  const merged = new Map<string, Merged>()
  for (const match of matches) {
    const best = merged.get(match.same_as)
    if (best) best.places += 1
    else merged.set(match.same_as, { ...match, places: 1 })
  }
  return [...merged.values()]
}

/** In the order that the reader has chosen; equal ones best first. */
export function sorted(matches: readonly Merged[], sort: Sort): Merged[] {
  if (sort === 'format') {
    return matches.toSorted((a, b) => SEARCH_FORMATS.indexOf(a.format) - SEARCH_FORMATS.indexOf(b.format))
  }
  if (sort === 'size') {
    return matches.toSorted(
      (a, b) => Number(a.format === 'link') - Number(b.format === 'link') || a.size_bytes - b.size_bytes,
    )
  }
  return [...matches]
}
