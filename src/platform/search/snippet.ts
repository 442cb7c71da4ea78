import type { Locator, Place } from './locator.ts'
import { MAX_TERMS } from './terms.ts'

/** How long a snippet is at most, in characters. */
const LETTERS = 220
/** How far before the first marked word it begins at most. */
const LETTERS_BEFORE = 90
/** Places looked at in one document, so that a long one full of the words takes no longer than others. */
const MAX_PLACES = 64

/** A stretch of a text, worth showing for the terms in it. */
export interface Part {
  text: string
  /** How many of the terms it holds. */
  terms: number
}

/**
 * The sentence with most of the terms, or the first with enough of them; the beginning of the text where there are none.
 * @param enough so many different terms end the look
 */
export function bestPart(text: string, locator: Locator, enough: number): Part {
  let best = { at: 0, terms: 0 }
  const seen: Place[] = []
  // The places from `first` on are near enough to be shown together; how many there are of each term.
  const near = new Uint8Array(MAX_TERMS)
  let [first, terms] = [0, 0]
  for (const place of locator(text)) {
    seen.push(place)
    if (add(near, place.term, 1) === 1) terms += 1
    for (let other = seen[first]; other && place.start - other.start > LETTERS - LETTERS_BEFORE; other = seen[first]) {
      if (add(near, other.term, -1) === 0) terms -= 1
      first += 1
    }
    if (terms > best.terms) best = { at: seen[first]?.start ?? 0, terms }
    if (best.terms >= enough || seen.length === MAX_PLACES) break
  }
  return { text: around(text, best.at), terms: best.terms }
}

function add(counts: Uint8Array, at: number, by: number): number {
  const count = (counts[at] ?? 0) + by
  counts[at] = count
  return count
}

/** The text around a place: its sentence where that is short enough, else cut between words with '…'. White space is single. */
function around(text: string, at: number): string {
  const start = startOf(text, at)
  const end = endOf(text, start.at, at)
  const part = text.slice(start.at, end.at).toWellFormed().replace(/\s+/gu, ' ').trim()
  return `${start.isCut ? '…' : ''}${part}${end.isCut ? '…' : ''}`
}

interface Edge {
  at: number
  /** Whether it stands inside a sentence. */
  isCut: boolean
}

/** The end of a sentence with the white space behind it, or the end of a line. */
const SENTENCE_END = /(?:[.!?…][»”"')\]]*\s|\n)\s*/gu

function startOf(text: string, at: number): Edge {
  const from = Math.max(0, at - LETTERS_BEFORE)
  const before = text.slice(from, at)
  const last = [...before.matchAll(SENTENCE_END)].at(-1)
  if (last) return { at: from + last.index + last[0].length, isCut: false }
  if (from === 0) return { at: 0, isCut: false }
  const space = before.search(/\s/u)
  return { at: space < 0 ? from : from + space + 1, isCut: true }
}

function endOf(text: string, start: number, at: number): Edge {
  const most = start + LETTERS
  const after = text.slice(at, most)
  const sentences = [...after.matchAll(SENTENCE_END)]
  const [first] = sentences
  if (first) return { at: at + first.index + first[0].trimEnd().length, isCut: false }
  if (most >= text.length) return { at: text.length, isCut: false }
  const space = after.search(/\s\S*$/u)
  return { at: space <= 0 ? most : at + space, isCut: true }
}
