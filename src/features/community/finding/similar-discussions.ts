import { wordsOf } from '#features/search/public.ts'
import type { Db } from '#server/database/schema.ts'
import { VISIBLE } from '../queries/visible.ts'
import { COMMON_WORDS } from './common-words.ts'
import { currentTitles } from './current-index.ts'
import type { DiscussionIndex } from './discussion-index.ts'

/** Words of a title that are looked at; nobody asks one question in more. */
const MAX_WORDS = 30
/** Words in more than one of so many discussions tell nothing, once the forum has FEW discussions. */
const COMMON_SHARE = 0.1
const FEW = 50
/** A word that only the text shares counts so much of one that the title shares. */
const IN_TEXT = 0.35
/** How much of the title's weight must be shared: less is chance. */
const LEAST_SHARE = 0.25
/** Words of so many letters are also found with other endings: 'implant' in 'implants'. */
const STEM_LETTERS = 5
/** What is being typed is taken for the beginning of a word from so many letters on. */
const BEGINNING_LETTERS = 3

interface Wanted {
  limit: number
  /** The discussion that the title is of; its last word is then a whole one. */
  except?: number
}

/**
 * Numbers of the visible discussions that share the rarest words with this title, in theirs or in their texts, best first;
 * none where nothing telling is shared. Without `except` the title is read as one that is being typed.
 */
export async function similarTo(db: Db, title: string, { limit, except }: Wanted): Promise<number[]> {
  const index = await currentTitles(db)
  const ids = sharing(index, title, { limit, except })
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('discussion')
    .select('id')
    .where('id', 'in', ids)
    .where('state', '=', VISIBLE)
    .execute()
  const visible = new Set(rows.map((row) => row.id))
  return ids.filter((id) => visible.has(id))
}

/** So many discussions with the rarest words are compared; a common word alone brings no more in. */
const CANDIDATES = 300

function sharing(
  index: DiscussionIndex,
  title: string,
  { limit, except }: { limit: number; except: number | undefined },
): number[] {
  const words = tellingWords(index, title, except === undefined)
  const { candidates, shares } = sharesOf(index, words)
  const least = LEAST_SHARE * words.reduce((sum, { weight }) => sum + weight, 0)
  const shareOf = (slot: number) => shares[slot] ?? 0
  return candidates
    .filter((slot) => shareOf(slot) >= least && index.shown.has(slot))
    .flatMap((slot) => {
      const discussion = index.at(slot)
      return discussion && discussion.id !== except ? [{ id: discussion.id, share: shareOf(slot) }] : []
    })
    .sort((a, b) => b.share - a.share || b.id - a.id)
    .slice(0, limit)
    .map(({ id }) => id)
}

/** How much weight of the words each discussion shares, by its slot, and the slots that share any. */
function sharesOf(index: DiscussionIndex, words: readonly TellingWord[]) {
  const [titles, leads] = index.places
  const shares = new Float64Array(index.slots)
  const candidates: number[] = []
  for (const { weight, term } of words) {
    const [inTitle, inLead] = [titles.holding(term), leads.holding(term)]
    const add = (slot: number) => {
      shares[slot] = (shares[slot] ?? 0) + (inTitle.has(slot) ? weight : weight * IN_TEXT)
    }
    if (candidates.length < CANDIDATES) {
      for (const slot of inLead) {
        if (shares[slot] === 0) candidates.push(slot)
        add(slot)
      }
    } else {
      for (const slot of candidates) if (inLead.has(slot)) add(slot)
    }
  }
  return { candidates, shares }
}

interface TellingWord {
  /** The rarer, the higher. */
  weight: number
  term: { word: string; beginning: boolean }
}

/** The words of a title that tell something, the rarest first. */
function tellingWords(index: DiscussionIndex, title: string, isTyping: boolean): TellingWord[] {
  const [, leads] = index.places
  const words = wordsOf(title).slice(0, MAX_WORDS)
  return words
    .flatMap((word, place) => {
      if (words.indexOf(word) < place || COMMON_WORDS.has(word) || (word.length < 2 && !/\p{N}/u.test(word))) return []
      const term = termOf(word, isTyping && place === words.length - 1)
      const holders = leads.weightOf(term)
      if (holders === 0 || isCommon(holders, index.count)) return []
      return [{ term, weight: Math.log(1 + index.count / holders) }]
    })
    .sort((a, b) => b.weight - a.weight)
}

const isCommon = (holders: number, all: number) => all > FEW && holders > all * COMMON_SHARE

function termOf(word: string, isBeingTyped: boolean) {
  if (word.length >= STEM_LETTERS) return { word: word.replace(/s$/, ''), beginning: true }
  return { word, beginning: isBeingTyped && word.length >= BEGINNING_LETTERS }
}
