import type { Db } from '#platform/database/schema.ts'
import { createPassageFinder, type PassageFinder } from '#platform/search/passages.ts'
import { TIERS } from '#platform/search/rank.ts'
import { bestSnippet } from '#platform/search/snippet.ts'
import { createTermMatcher, highlight, type TermMatcher } from '#platform/search/term-matcher.ts'
import type { Term } from '#platform/search/terms.ts'
import type { ModuleHit, ResourceHit } from '../contract.ts'
import type { MergedMatch, RankedMatch } from './ranking.ts'
import type { ModuleDisplay, ResourceDisplay } from './searchable.ts'

/** A snippet needs no more different terms than this. */
const ENOUGH_TERMS = 4

/** The hits of one page, with the words marked. */
export async function presentHits(
  db: Db,
  terms: readonly Term[],
  { modules, resources }: { modules: readonly RankedMatch[]; resources: readonly MergedMatch[] },
): Promise<{ modules: ModuleHit[]; resources: ResourceHit[] }> {
  const rows = await listRows(db, [...modules, ...resources])
  const matcher = createTermMatcher(terms)
  const marking = { matcher, find: createPassageFinder(terms), enough: Math.min(terms.length, ENOUGH_TERMS) }
  const present = <M extends RankedMatch, H>(matches: readonly M[], hitOf: (match: M, row: Row) => H) =>
    matches.flatMap((match) => {
      const row = rows.get(match.id)
      return row ? [hitOf(match, row)] : []
    })
  return {
    modules: present(modules, (match, row): ModuleHit => {
      const display: ModuleDisplay = JSON.parse(row.shown)
      const snippet = snippetOf(match, row, marking)
      return { ...display, name: row.title, page: row.page, marked_name: highlight(row.title, matcher), snippet }
    }),
    resources: present(resources, (match, row): ResourceHit => {
      const display: ResourceDisplay = JSON.parse(row.shown)
      return {
        ...display,
        title: row.title,
        details: row.details,
        language: match.language,
        places: match.places,
        page: row.page,
        marked_title: highlight(row.title, matcher),
        snippet: snippetOf(match, row, marking),
      }
    }),
  }
}

type Row = Awaited<ReturnType<typeof listRows>> extends Map<number, infer R> ? R : never

async function listRows(db: Db, matches: readonly RankedMatch[]) {
  const ids = matches.map((match) => match.id)
  const rows = await db
    .selectFrom('search_entry')
    .innerJoin('search_entry_document', 'search_entry_document.id', 'search_entry.id')
    .select(['search_entry.id', 'title', 'details', 'text', 'page', 'shown'])
    // PostgreSQL rejects an empty list.
    .where('search_entry.id', 'in', ids.length > 0 ? ids : [0])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

interface Marking {
  matcher: TermMatcher
  find: PassageFinder
  enough: number
}

/** The summary of the entry if title and summary match the query, else the sentence of the document with the most terms. */
function snippetOf(match: RankedMatch, row: Row, { matcher, find, enough }: Marking) {
  if (row.details !== '' && match.tier === TIERS.title) return highlight(row.details, matcher)
  const [inDetails, inText] = [bestSnippet(row.details, find, enough), bestSnippet(row.text, find, enough)]
  if (row.details !== '' && inDetails.terms >= inText.terms) return highlight(row.details, matcher)
  return highlight(inText.text, matcher)
}
