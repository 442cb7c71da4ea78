import type { SearchLanguage } from '#core/search-filters.ts'
import { type Rank, rankTexts, TIERS } from '#platform/search/rank.ts'
import type { Term } from '#platform/search/terms.ts'
import { MAX_RANKED, type Match } from './matches.ts'

export type RankedMatch = Match & Rank

/** What a language of the query adds to a grade. */
const OWN_LANGUAGE = 0.15

/**
 * Best matches first: in the chosen order, then by the words in title and lead. Equal ones are by the score of the database if they
 * have a word in the text only; otherwise they keep the order of the site, as in a table of contents.
 */
export function rankMatches(
  terms: readonly Term[],
  matches: readonly Match[],
  languages: readonly SearchLanguage[],
): RankedMatch[] {
  const ranked = rankTexts(terms, matches.slice(0, MAX_RANKED))
  const titles = new Set(ranked.map(titleKey))
  const graded = ranked.map((match) => (isSecondEdition(match, titles) ? lowered(match) : match))
  const gradeOf = (match: RankedMatch) => match.grade + (languages.includes(match.language) ? OWN_LANGUAGE : 0)
  const others = matches.slice(MAX_RANKED).map((match) => ({ ...match, tier: TIERS.anywhere, grade: 0 }))
  const sorted = graded.toSorted(
    (a, b) =>
      a.sort_key - b.sort_key ||
      a.tier - b.tier ||
      gradeOf(b) - gradeOf(a) ||
      (a.tier > TIERS.title ? a.score - b.score : 0) ||
      a.position - b.position,
  )
  return [...sorted, ...others]
}

const titleKey = ({ module_slug, title }: Match) => `${module_slug} ${title}`

/** Whether another file has its title without the brackets at the end: 'Slides 1' and 'Slides 1 (with notes)'. */
function isSecondEdition(match: Match, titles: ReadonlySet<string>): boolean {
  return match.title.endsWith(')') && titles.has(titleKey(match).replace(/\s*\([^()]*\)$/, ''))
}

function lowered(match: RankedMatch): RankedMatch {
  return { ...match, grade: match.grade * 0.7, tier: Math.max(match.tier, TIERS.head) }
}

/** A match, with the number of places that have the same file or link. */
export type MergedMatch = RankedMatch & { places: number }

/** Keeps the best match of each file or link, which may be in several modules. */
export function mergeDuplicates(matches: readonly RankedMatch[]): MergedMatch[] {
  const merged = new Map<string, MergedMatch>()
  for (const match of matches) {
    const best = merged.get(match.same_as)
    if (best) best.places += 1
    else merged.set(match.same_as, { ...match, places: 1 })
  }
  return [...merged.values()]
}
