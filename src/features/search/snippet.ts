import type { Locator, Place } from './locator.ts'
import { MAX_QUERY_WORDS } from './words.ts'

/** How long a snippet is at most. */
const LETTERS = 220
/** Of them before the first word that is marked. */
const LETTERS_BEFORE = 60
/** Places looked at in one document, so that a long one full of the words takes no longer than others. */
const MAX_PLACES = 64

/** A stretch of a text, worth showing for the words in it. */
export interface Part {
  text: string
  /** How many of the words it holds. */
  words: number
}

/**
 * The stretch with most of the words, or the first with enough of them; the beginning of the text where there are none.
 * @param enough so many different words end the look
 */
export function bestPart(text: string, locator: Locator, enough: number): Part {
  let best = { at: 0, words: 0 }
  const seen: Place[] = []
  // The places from `first` on are near enough to be shown together; how many there are of each word.
  const near = new Uint8Array(MAX_QUERY_WORDS)
  let [first, words] = [0, 0]
  for (const place of locator(text)) {
    seen.push(place)
    if (add(near, place.word, 1) === 1) words += 1
    for (let other = seen[first]; other && place.start - other.start > LETTERS - LETTERS_BEFORE; other = seen[first]) {
      if (add(near, other.word, -1) === 0) words -= 1
      first += 1
    }
    if (words > best.words) best = { at: seen[first]?.start ?? 0, words }
    if (best.words >= enough || seen.length === MAX_PLACES) break
  }
  return { text: around(text, best.at), words: best.words }
}

function add(counts: Uint8Array, at: number, by: number): number {
  const count = (counts[at] ?? 0) + by
  counts[at] = count
  return count
}

/** The text around a place, cut between words, with '…' where something was left out; white space made single. */
function around(text: string, at: number): string {
  const from = at <= LETTERS_BEFORE ? 0 : afterSpace(text, at - LETTERS_BEFORE, at)
  const to = from + LETTERS >= text.length ? text.length : beforeSpace(text, from + LETTERS, at)
  const part = text.slice(from, to).toWellFormed().replace(/\s+/gu, ' ').trim()
  return `${from > 0 ? '…' : ''}${part}${to < text.length ? '…' : ''}`
}

function afterSpace(text: string, from: number, atMost: number): number {
  const space = text.slice(from, atMost).search(/\s/u)
  return space < 0 ? from : from + space + 1
}

function beforeSpace(text: string, to: number, atLeast: number): number {
  const space = text.slice(atLeast, to).search(/\s\S*$/u)
  return space <= 0 ? to : atLeast + space
}
