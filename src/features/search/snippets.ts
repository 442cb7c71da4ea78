import type { Db } from '#server/database/schema.ts'
import type { Marked } from './contract.ts'
import type { Hit } from './hits.ts'
import type { Locator } from './locator.ts'
import { marked } from './marks.ts'
import { bestPart, type Part } from './snippet.ts'

/** How much of each document's text is read at first: common words, which have most hits, stand there. */
export const HEAD_LETTERS = 2000

/** For so many hits the whole text is looked through for all the words together, not only for one of them. */
const HITS_READ_WHOLE = 20

/**
 * For each hit, by its id, the part that tells why it was found: of its details if no part of its document's text
 * holds more of the words, else of the text; the words in it marked. @param wanted so many different words are enough
 */
export async function snippetsOf(
  db: Db,
  hits: readonly Hit[],
  locatorFor: (hit: Hit) => Locator,
  wanted: number,
): Promise<Map<number, Marked>> {
  const partOf = (hit: Hit, text: string): Part => bestPart(text, locatorFor(hit), wanted)
  const parts = new Map(hits.map((hit) => [hit.id, better(partOf(hit, hit.details), partOf(hit, hit.head))]))
  const unread = hits.filter((hit, place) => {
    const words = parts.get(hit.id)?.words ?? 0
    const enough = place < HITS_READ_WHOLE ? wanted : 1
    return words < enough && hit.head.length >= HEAD_LETTERS
  })
  const texts = await wholeTexts(db, unread)
  for (const hit of unread) {
    const part = partOf(hit, texts.get(hit.id) ?? '')
    parts.set(hit.id, better(parts.get(hit.id) ?? part, part))
  }
  return new Map(hits.map((hit) => [hit.id, marked(parts.get(hit.id)?.text ?? '', locatorFor(hit))]))
}

const better = (a: Part, b: Part) => (b.words > a.words || a.text === '' ? b : a)

async function wholeTexts(db: Db, hits: readonly Hit[]): Promise<Map<number, string>> {
  if (hits.length === 0) return new Map()
  const ids = hits.map((hit) => hit.id)
  const rows = await db.selectFrom('search_entry').select(['id', 'text']).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row.text]))
}
