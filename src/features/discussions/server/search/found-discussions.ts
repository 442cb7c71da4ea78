import type { Marked } from '#core/marked.ts'
import { textOfHtml } from '#core/words.ts'
import type { Db } from '#platform/database/schema.ts'
import { type Locator, locatorOf } from '#platform/search/locator.ts'
import { marked } from '#platform/search/marks.ts'
import { bestPart, type Part } from '#platform/search/snippet.ts'
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
  const locator = locatorOf(terms)
  const enough = Math.min(terms.length, ENOUGH_TERMS)
  const found: FoundDiscussion[] = []
  for (const { id, title, body } of rows) {
    const part = await partOf(db, id, { text: textOfHtml(body), title, locator, enough })
    found.push({ id, title: marked(title, locator), snippet: marked(part.text, locator) })
  }
  return found
}

interface Look {
  text: string
  title: string
  locator: Locator
  enough: number
}

/** Comments are read only where a term stands in them alone. */
async function partOf(db: Db, id: number, { text, title, locator, enough }: Look): Promise<Part> {
  let best = bestPart(text, locator, enough)
  const inLead = new Set([...locator(`${title}\n${text}`)].map((place) => place.term))
  if (inLead.size >= enough) return best
  for (const { body } of await listIndexedComments(db, id)) {
    const part = bestPart(body, locator, enough)
    if (part.terms > best.terms) best = part
    if (best.terms >= enough) break
  }
  return best
}
