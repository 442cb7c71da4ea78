import type { Marked } from '#core/marked.ts'
import { textOfMarkup } from '#core/words.ts'
import type { Db } from '#platform/database/schema.ts'
import { bestSnippet, type Snippet } from '#platform/search/snippet.ts'
import { createTermMatcher, highlight, type TermMatcher } from '#platform/search/term-matcher.ts'
import type { Term } from '#platform/search/terms.ts'
import { listIndexedComments } from './index-discussion.ts'

/** A discussion that was found, with the words marked: in its title, and where they stand best in its text or comments. */
export interface FoundDiscussion {
  id: number
  title: Marked
  snippet: Marked
}

/** A snippet that holds so many different terms tells enough, however many were searched for. */
const ENOUGH_TERMS = 4

interface Row {
  id: number
  title: string
  body: string
}

/** What is shown of the discussions that were found, in their order. */
export async function showFound(db: Db, rows: readonly Row[], terms: readonly Term[]): Promise<FoundDiscussion[]> {
  const matcher = createTermMatcher(terms)
  const enough = Math.min(terms.length, ENOUGH_TERMS)
  const found: FoundDiscussion[] = []
  for (const { id, title, body } of rows) {
    const part = await partOf(db, id, { text: textOfMarkup(body), title, matcher, enough })
    found.push({ id, title: highlight(title, matcher), snippet: highlight(part.text, matcher) })
  }
  return found
}

interface Look {
  text: string
  title: string
  matcher: TermMatcher
  enough: number
}

/** Comments are read only where a term stands in them alone. */
async function partOf(db: Db, id: number, { text, title, matcher, enough }: Look): Promise<Snippet> {
  let best = bestSnippet(text, matcher, enough)
  const inLead = new Set([...matcher(`${title}\n${text}`)].map((match) => match.term))
  if (inLead.size >= enough) return best
  for (const { body } of await listIndexedComments(db, id)) {
    const part = bestSnippet(body, matcher, enough)
    if (part.terms > best.terms) best = part
    if (best.terms >= enough) break
  }
  return best
}
