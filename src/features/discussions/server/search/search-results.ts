import type { Marked } from '#core/marked.ts'
import { textOfHtml } from '#core/words.ts'
import type { Db } from '#platform/database/schema.ts'
import { createPassageFinder, type PassageFinder } from '#platform/search/passages.ts'
import { bestSnippet, type Snippet } from '#platform/search/snippet.ts'
import { createTermMatcher, highlight } from '#platform/search/term-matcher.ts'
import type { Term } from '#platform/search/terms.ts'
import { VISIBLE } from '../queries/visible.ts'

/** A search result with the matching words marked in its title and in the best passage of its text or comments. */
export interface SearchResult {
  id: number
  title: Marked
  snippet: Marked
}

/** Comments that are read for a snippet. */
const MAX_COMMENTS = 500
/** A snippet with this many different terms is good enough, even if the search has more. */
const ENOUGH_TERMS = 4

interface Row {
  id: number
  title: string
  body: string
}

export async function listResults(db: Db, rows: readonly Row[], terms: readonly Term[]): Promise<SearchResult[]> {
  const matcher = createTermMatcher(terms)
  const find = createPassageFinder(terms)
  const enough = Math.min(terms.length, ENOUGH_TERMS)
  const found: SearchResult[] = []
  for (const { id, title, body } of rows) {
    const part = await bestPassage(db, id, { text: textOfHtml(body), title, find, enough })
    found.push({ id, title: highlight(title, matcher), snippet: highlight(part.text, matcher) })
  }
  return found
}

interface Passage {
  text: string
  title: string
  find: PassageFinder
  enough: number
}

/** Reads the comments only if title and text lack a term. */
async function bestPassage(db: Db, id: number, { text, title, find, enough }: Passage): Promise<Snippet> {
  let best = bestSnippet(text, find, enough)
  const terms = new Set([...find(`${title}\n${text}`)].map((match) => match.term))
  if (terms.size >= enough) return best
  for (const { body } of await listNewestComments(db, id)) {
    const part = bestSnippet(body, find, enough)
    if (part.terms > best.terms) best = part
    if (best.terms >= enough) break
  }
  return best
}

function listNewestComments(db: Db, discussionId: number): Promise<{ body: string }[]> {
  return db
    .selectFrom('comment')
    .select('body')
    .where('discussion_id', '=', discussionId)
    .where('state', '=', VISIBLE)
    .orderBy('id', 'desc')
    .limit(MAX_COMMENTS)
    .execute()
}
