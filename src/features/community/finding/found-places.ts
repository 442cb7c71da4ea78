import { textOfMarkup } from '#core/words.ts'
import type { Marked } from '#features/search/contract.ts'
import {
  bestPart,
  fold,
  isCorrected,
  isInLead,
  type Locator,
  locatorOf,
  marked,
  type Part,
  type Reading,
  type Sought,
  termsOf,
} from '#features/search/public.ts'
import type { Db } from '#server/database/schema.ts'
import { VISIBLE } from '../queries/visible.ts'
import type { Match } from './best-discussions.ts'

/** A discussion that was found, with the words marked: in its title, and where they stand best in its text or comments. */
export interface FoundDiscussion {
  id: number
  title: Marked
  snippet: Marked
}

/** A snippet that holds so many different words tells enough, however many were searched for. */
const ENOUGH_WORDS = 4
/** Newest comments of each hit that are looked through for a snippet. */
const COMMENTS = 50
/** Older ones of all hits together that may be looked through where those hold none of the words. */
const OLDER_COMMENTS = 800
const LARGEST_ID = 2_147_483_647

/** How words are looked for in a text. */
interface Look {
  sought: readonly Sought[]
  reading: Reading
  locator: Locator
  /** So many different words end the look. */
  enough: number
}

/** What an answer may still read. */
interface Budget {
  older: number
}

interface Hit extends Match {
  id: number
  title: string
  text: string
}

/** What is shown of the matches, in their order; those that readers don't see at this moment are left out. */
export async function foundPlaces(
  db: Db,
  matches: readonly Match[],
  sought: readonly Sought[],
): Promise<FoundDiscussion[]> {
  const hits = await readHits(db, matches)
  const enough = Math.min(sought.length, ENOUGH_WORDS)
  const lookBy = (reading: Reading): Look => ({ sought, reading, locator: locatorOf(sought, reading), enough })
  const [asTyped, asMeant] = [lookBy('beginning'), lookBy('corrected')]
  const budget: Budget = { older: OLDER_COMMENTS }
  const found: FoundDiscussion[] = []
  for (const hit of hits) {
    const look = isCorrected(hit) ? asMeant : asTyped
    const { locator } = look
    const part = await partOf(db, hit, look, budget)
    found.push({ id: hit.id, title: marked(hit.title, locator), snippet: marked(part.text, locator) })
  }
  return found
}

async function readHits(db: Db, matches: readonly Match[]): Promise<Hit[]> {
  if (matches.length === 0) return []
  const ids = matches.map(({ discussion }) => discussion.id)
  const rows = await db
    .selectFrom('discussion')
    .select(['id', 'title', 'body'])
    .where('id', 'in', ids)
    .where('state', '=', VISIBLE)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return matches.flatMap((match) => {
    const row = byId.get(match.discussion.id)
    return row ? [{ ...match, id: row.id, title: row.title, text: textOfMarkup(row.body) }] : []
  })
}

/** Comments are read only where some word stands in them alone: the newest first, until one tells something. */
async function partOf(db: Db, hit: Hit, look: Look, budget: Budget): Promise<Part> {
  let best = bestPart(hit.text, look.locator, look.enough)
  if (isInLead(hit.rank)) return best
  for (let before = LARGEST_ID; ; budget.older -= COMMENTS) {
    const comments = await commentsBefore(db, hit.id, before)
    for (const { body } of comments) {
      if (best.words >= look.enough) return best
      if (wordsIn(fold(body), look) <= best.words) continue
      const part = bestPart(body, look.locator, look.enough)
      if (part.words > best.words) best = part
    }
    const last = comments.at(-1)
    if (last === undefined || comments.length < COMMENTS || best.words > 0 || budget.older <= 0) return best
    before = last.id
  }
}

/** How many of the words the text may hold at most; tells much faster than a locator where to look. */
function wordsIn(folded: string, { sought, reading }: Look): number {
  return sought.filter((word) => termsOf(word, reading).some((term) => folded.includes(term.word))).length
}

function commentsBefore(db: Db, discussionId: number, before: number) {
  return db
    .selectFrom('comment')
    .select(['id', 'body'])
    .where('discussion_id', '=', discussionId)
    .where('state', '=', VISIBLE)
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(COMMENTS)
    .execute()
}
