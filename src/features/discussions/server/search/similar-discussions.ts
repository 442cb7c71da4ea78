import { textOfHtml } from '#core/words.ts'
import type { Db } from '#platform/database/schema.ts'
import { getTextIndex } from '#platform/search/get-text-index.ts'
import { countHits } from '#platform/search/spelling.ts'
import { STOP_WORDS } from '#platform/search/stop-words.ts'
import { createTermMatcher } from '#platform/search/term-matcher.ts'
import type { Term } from '#platform/search/terms.ts'
import { wordsOf } from '#platform/search/words.ts'
import { VISIBLE } from '../queries/visible.ts'
import { idOfPart, TEXTS } from './index-discussion.ts'

/** Most words of a title that are compared. */
const MAX_WORDS = 12
/** Words in more discussions than this are not distinctive. */
const MAX_DISCUSSIONS = 1000
/** In a forum of more than FEW discussions, words in more than this share are not distinctive either. */
const MAX_SHARE = 0.1
const FEW = 50
/** Weight of a shared word that is in the text only, compared with one in the title. */
const TEXT_WEIGHT = 0.35
/** Smallest shared part of the title's weight: less is chance. */
const MIN_SHARED = 0.25
/** Words of at least this length also match with other endings: 'implant' matches 'implants'. */
const STEM_LETTERS = 5
/** A word that is being typed matches as a prefix from this length. */
const PREFIX_LETTERS = 3
/** Best matches of the index that are compared. */
const CANDIDATES = 30

interface SimilarQuery {
  limit: number
  /** The discussion that has the title. Its last word is complete then. */
  except?: number
}

/**
 * Ids of the visible discussions that share the rarest words with a title, in their title or text, best first; none if they
 * share no distinctive word. Without `except`, somebody is typing the title.
 */
export async function listSimilarIds(db: Db, title: string, { limit, except }: SimilarQuery): Promise<number[]> {
  const words = await distinctiveWords(db, title, except === undefined)
  if (words.length === 0) return []
  const terms = words.map(({ term }) => term)
  const rows = await db
    .selectFrom(getTextIndex(db).matchHead(TEXTS, terms).as('match'))
    .innerJoin('discussion', (join) => join.on('discussion.id', '=', idOfPart('match.id')))
    .select(['discussion.id', 'discussion.title', 'discussion.body'])
    .where('discussion.state', '=', VISIBLE)
    .where('discussion.id', '!=', except ?? 0)
    .orderBy('match.score')
    .limit(CANDIDATES)
    .execute()
  const minShared = MIN_SHARED * words.reduce((sum, { weight }) => sum + weight, 0)
  const matcher = createTermMatcher(terms)
  const termsIn = (text: string) => new Set(Array.from(matcher(text), (match) => match.term))
  return rows
    .map((row) => {
      const [inTitle, inText] = [termsIn(row.title), termsIn(textOfHtml(row.body))]
      const shares = words.map(({ weight }, at) =>
        inTitle.has(at) ? weight : inText.has(at) ? weight * TEXT_WEIGHT : 0,
      )
      return { id: row.id, shared: shares.reduce((sum, share) => sum + share, 0) }
    })
    .filter(({ shared }) => shared >= minShared && shared > 0)
    .sort((a, b) => b.shared - a.shared || b.id - a.id)
    .slice(0, limit)
    .map(({ id }) => id)
}

interface DistinctiveWord {
  /** Higher for rarer words. */
  weight: number
  term: Term
}

/** The words of a title that few discussions contain. */
async function distinctiveWords(db: Db, title: string, isTyping: boolean): Promise<DistinctiveWord[]> {
  const words = [...new Set(wordsOf(title))].filter(isCandidate).slice(0, MAX_WORDS)
  const all = words.length === 0 ? 0 : await countDiscussions(db)
  const distinctive: DistinctiveWord[] = []
  for (const [index, word] of words.entries()) {
    const term = termOf(word, isTyping && index === words.length - 1)
    const hits = await countHits(db, TEXTS, term, MAX_DISCUSSIONS + 1)
    const isCommon = hits > MAX_DISCUSSIONS || (all > FEW && hits > all * MAX_SHARE)
    if (hits > 0 && !isCommon) distinctive.push({ term, weight: Math.log(1 + all / hits) })
  }
  return distinctive
}

/** No discussion is ever deleted, so the last id tells how many there are without counting. */
async function countDiscussions(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom('discussion')
    .select((row) => row.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  return last ?? 0
}

/**
 * Folded words of questions in English, French and Spanish. In a young forum they are rare too, and would make any two
 * questions similar.
 */
const COMMON_WORDS: ReadonlySet<string> = new Set([
  ...STOP_WORDS,
  ...`
  also ask asked asking anyone answer say tell anybody been best better get good hello help just know like make many may
  need new please question questions re somebody someone thank thanks thing things tips use used using want well who bonjour
  faire faut merci algo alguien gracias hacer hay hola
  `
    .trim()
    .split(/\s+/),
])

const isCandidate = (word: string) => !COMMON_WORDS.has(word) && (word.length > 1 || /\p{N}/u.test(word))

function termOf(word: string, isBeingTyped: boolean): Term {
  const stem = word.length >= STEM_LETTERS ? word.replace(/s$/, '') : word
  const isPrefix = word.length >= STEM_LETTERS || (isBeingTyped && word.length >= PREFIX_LETTERS)
  return { typed: word, phrases: [[stem]], forms: [], prefix: isPrefix ? stem : undefined, names: [], written: [] }
}
