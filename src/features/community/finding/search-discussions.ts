/**
 * Finding discussions.
 *
 * **Words, readings, ranks, corrections and marks are those of the site search** (`#features/search/public.ts`): all words
 * must be found, in the title before the text before the comments, exact before beginning before mistyped. Only the index
 * under them is another one, because a forum has another shape than a library: not few long documents that rest, but
 * 20,000 discussions that get 100 comments a second.
 *
 * **So the index grows instead of being made anew.** Each word has a list of the discussions that hold it
 * (`growing-lists.ts`); a comment adds its discussion to the lists of its words, which takes 20 µs. Lists need no order,
 * because sets of discussions are bits. What is changed or removed can't be taken out of lists: the discussion is read again
 * under a new number (`slots.ts`), and the old number is not shown any more. Now and then the lists are packed into one
 * array, in slices, beside the searches; what is left of old numbers goes then.
 *
 * **Each search is exact.** Before it answers it asks the database for the newest numbers of three tables, one question, and
 * reads what is new (`index-reader.ts`); answers can therefore be kept by the revisions. New discussions and comments are
 * known by their numbers, so posting costs nothing here. Whoever edits, hides, shows or removes says so with `markChanged`.
 * A job does the same each second, so that no search finds much to read. What is shown of a hit is read from the database at
 * the end, with its state.
 *
 * **Nothing folded is kept in tables:** reading words as numbers (`word-reader.ts`) takes a third of the time that a start
 * takes, less than reading longer rows would.
 *
 * **Sizes** at 20,000 discussions with 200,000 comments of 65 words: 35 MB; 8 s to read it all at a start, on two
 * busy cores, in slices of about 10 ms; a search 1 to 10 ms.
 */
import { correctionsFor, queryWords, TRIES } from '#features/search/public.ts'
import type { Db } from '#server/database/schema.ts'
import { bestDiscussions, type Window } from './best-discussions.ts'
import { currentIndex } from './current-index.ts'
import { type FoundDiscussion, foundPlaces } from './found-places.ts'

interface Question extends Window {
  /** As typed. */
  words: string
}

export interface FoundPage {
  /** All that were found, on all pages. */
  count: number
  /** This page, in its order; empty behind the last. */
  found: FoundDiscussion[]
}

/**
 * One page of the visible discussions that hold all the words in title, text or visible comments: best first, equal ones
 * by `sort`. Without a word in `words` nothing is found.
 */
export async function searchDiscussions(db: Db, { words, ...window }: Question): Promise<FoundPage> {
  const typed = queryWords(words)
  if (typed.length === 0) return { count: 0, found: [] }
  const index = await currentIndex(db)
  let before = -1
  for (const suppose of TRIES) {
    const sought = typed.map((word) => ({ typed: word, corrections: correctionsFor(index, word, suppose) }))
    const corrections = sought.reduce((sum, word) => sum + word.corrections.length, 0)
    // Each try allows all that the one before did: as many corrections are the same ones.
    if (corrections === before) continue
    before = corrections
    const { matched, count, matches } = bestDiscussions(index, sought, window)
    if (matched === 0) continue
    const found = await foundPlaces(db, matches, sought)
    return { count: count - (matches.length - found.length), found }
  }
  return { count: 0, found: [] }
}
