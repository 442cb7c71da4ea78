import { SEARCH_FORMATS } from '#core/search-filters.ts'
import { TIERS } from '#platform/search/rank.ts'
import type { Sort } from '../contract.ts'
import type { Match } from './matches.ts'

/**
 * Best matches first: files before links; all words in the title, then most of them; whole words before prefixes; typed words
 * before synonyms. Matches in titles keep the order of the site, as in a table of contents; the others are by score.
 */
export function rankMatches(matches: readonly Match[]): Match[] {
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

/** A match, with the number of places that have the same file or link. */
export type MergedMatch = Match & { places: number }

/** Keeps the best match of each file or link, which may be in several modules. */
export function mergeDuplicates(matches: readonly Match[]): MergedMatch[] {
  const merged = new Map<string, MergedMatch>()
  for (const match of matches) {
    const best = merged.get(match.same_as)
    if (best) best.places += 1
    else merged.set(match.same_as, { ...match, places: 1 })
  }
  return [...merged.values()]
}

/** Sorts ranked matches as the reader chose; equal ones keep their rank. */
export function sortMatches(matches: readonly MergedMatch[], sort: Sort): MergedMatch[] {
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
