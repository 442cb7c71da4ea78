import { sql } from 'kysely'
import { textOfHtml } from '#core/words.ts'
import type { Db } from '#platform/database/schema.ts'
import { locatorOf } from '#platform/search/locator.ts'
import { countHits } from '#platform/search/spelling.ts'
import type { Term } from '#platform/search/terms.ts'
import { textIndexOf } from '#platform/search/text-index.ts'
import { wordsOf } from '#platform/search/words.ts'
import { VISIBLE } from '../queries/visible.ts'
import { COMMON_WORDS } from './common-words.ts'
import { TEXTS } from './index-discussion.ts'

/** Words of a title that are compared. */
const MAX_WORDS = 12
/** Words in more discussions are not distinctive. */
const COMMON = 1000
/** Nor are words in more than this share, once the forum has FEW discussions. */
const COMMON_SHARE = 0.1
const FEW = 50
/** A word that only the text shares counts so much of one that the title shares. */
const IN_TEXT = 0.35
/** How much of the title's weight must be shared: less is chance. */
const LEAST_SHARE = 0.25
/** Words of so many letters are also found with other endings: 'implant' in 'implants'. */
const STEM_LETTERS = 5
/** A word that is being typed counts as a prefix if it has at least so many letters. */
const PREFIX_LETTERS = 3
/** Discussions that are compared, by the order of the index. */
const CANDIDATES = 30

interface Wanted {
  limit: number
  /** The discussion that the title is of; its last word is then a whole one. */
  except?: number
}

/**
 * Numbers of the visible discussions that share the rarest words with this title, in theirs or in their texts, best first;
 * none where nothing distinctive is shared. Without `except` the title is read as one that is being typed.
 */
export async function similarTo(db: Db, title: string, { limit, except }: Wanted): Promise<number[]> {
  const words = await distinctiveWords(db, title, except === undefined)
  if (words.length === 0) return []
  const terms = words.map(({ term }) => term)
  const rows = await db
    .selectFrom(textIndexOf(db).matchAny(TEXTS, terms).as('match'))
    .innerJoin('discussion', 'discussion.id', 'match.id')
    .select(['discussion.id', 'discussion.title', 'discussion.body'])
    .where('discussion.state', '=', VISIBLE)
    .where('discussion.id', '!=', except ?? 0)
    .orderBy('match.score')
    .limit(CANDIDATES)
    .execute()
  const least = LEAST_SHARE * words.reduce((sum, { weight }) => sum + weight, 0)
  const locator = locatorOf(terms)
  const termsIn = (text: string) => new Set(Array.from(locator(text), (place) => place.term))
  return rows
    .map((row) => {
      const [inTitle, inText] = [termsIn(row.title), termsIn(textOfHtml(row.body))]
      const shares = words.map(({ weight }, at) => (inTitle.has(at) ? weight : inText.has(at) ? weight * IN_TEXT : 0))
      return { id: row.id, share: shares.reduce((sum, one) => sum + one, 0) }
    })
    .filter(({ share }) => share >= least && share > 0)
    .sort((a, b) => b.share - a.share || b.id - a.id)
    .slice(0, limit)
    .map(({ id }) => id)
}

interface DistinctiveWord {
  /** The rarer, the higher. */
  weight: number
  term: Term
}

/** The words of a title that few other discussions hold. */
async function distinctiveWords(db: Db, title: string, isTyping: boolean): Promise<DistinctiveWord[]> {
  const words = [...new Set(wordsOf(title))].filter(isCandidate).slice(0, MAX_WORDS)
  const all = words.length === 0 ? 0 : await countDiscussions(db)
  const distinctive: DistinctiveWord[] = []
  for (const [place, word] of words.entries()) {
    const term = termOf(word, isTyping && place === words.length - 1)
    const holders = await countHits(db, TEXTS, term, COMMON + 1)
    const isCommon = holders > COMMON || (all > FEW && holders > all * COMMON_SHARE)
    if (holders > 0 && !isCommon) distinctive.push({ term, weight: Math.log(1 + all / holders) })
  }
  return distinctive
}

async function countDiscussions(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from discussion`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

const isCandidate = (word: string) => !COMMON_WORDS.has(word) && (word.length > 1 || /\p{N}/u.test(word))

function termOf(word: string, isBeingTyped: boolean): Term {
  const stem = word.length >= STEM_LETTERS ? word.replace(/s$/, '') : word
  const isPrefix = word.length >= STEM_LETTERS || (isBeingTyped && word.length >= PREFIX_LETTERS)
  return { typed: word, phrases: [[stem]], prefix: isPrefix ? stem : undefined, names: [] }
}
