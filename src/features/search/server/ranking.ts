import { SEARCH_FORMATS, type SearchLanguage } from '#core/search-filters.ts'
import { TIERS } from '#platform/search/rank.ts'
import type { Sort } from '../contract.ts'
import type { Match } from './matches.ts'

/** What a language of the query adds to a grade. */
const OWN_LANGUAGE = 0.15

/**
 * Best matches first: files before links, then by the words in title and lead. Equal ones are by the score of the database, which
 * knows the text too, if they have a word in the text only; otherwise they keep the order of the site, as in a table of contents.
 */
export function rankMatches(matches: readonly Match[], languages: readonly SearchLanguage[]): Match[] {
  const titles = new Set(matches.map(titleKey))
  const graded = matches.map((match) => (isSecondEdition(match, titles) ? lowered(match) : match))
  const gradeOf = (match: Match) => match.grade + (languages.includes(match.language) ? OWN_LANGUAGE : 0)
  return graded.toSorted(
    (a, b) =>
      Number(a.format === 'link') - Number(b.format === 'link') ||
      a.tier - b.tier ||
      gradeOf(b) - gradeOf(a) ||
      (a.tier > TIERS.title ? a.score - b.score : 0) ||
      a.position - b.position,
  )
}

const titleKey = ({ module_slug, title }: Match) => `${module_slug} ${title}`

/** Whether another file has its title without the brackets at the end: 'Slides 1' and 'Slides 1 (with notes)'. */
function isSecondEdition(match: Match, titles: ReadonlySet<string>): boolean {
  return match.title.endsWith(')') && titles.has(titleKey(match).replace(/\s*\([^()]*\)$/, ''))
}

function lowered(match: Match): Match {
  return { ...match, grade: match.grade * 0.7, tier: Math.max(match.tier, TIERS.head) }
}

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
