import type { PassageFinder, Place } from './passages.ts'

/** Longest snippet, in characters. */
const MAX_LENGTH = 220
/** Most characters before the first match. */
const MAX_LENGTH_BEFORE = 90
/** Most matches that are considered in one document, which bounds the time for long documents. */
const MAX_MATCHES = 64

/** A part of a text that shows where the terms are. */
export interface Snippet {
  text: string
  /** How many different terms it has. */
  terms: number
}

/**
 * The sentence with most different terms, or the first one with `enoughTerms`; the beginning of the text where no term matches.
 */
export function bestSnippet(text: string, find: PassageFinder, enoughTerms: number): Snippet {
  let best = { at: 0, terms: 0 }
  let [near, count]: [Place[], number] = [[], 0]
  for (const match of find(text)) {
    near = [...near.filter(({ start }) => match.start - start <= MAX_LENGTH - MAX_LENGTH_BEFORE), match]
    const terms = new Set(near.map(({ term }) => term)).size
    if (terms > best.terms) best = { at: near[0]?.start ?? 0, terms }
    count += 1
    if (best.terms >= enoughTerms || count === MAX_MATCHES) break
  }
  return { text: around(text, best.at), terms: best.terms }
}

/** The sentence around an index, or a part of it with '…' where it is cut. White space becomes single spaces. */
function around(text: string, at: number): string {
  const start = startOf(text, at)
  const end = endOf(text, start.at, at)
  const part = text.slice(start.at, end.at).toWellFormed().replace(/\s+/gu, ' ').trim()
  return `${start.isCut ? '…' : ''}${part}${end.isCut ? '…' : ''}`
}

interface Edge {
  at: number
  /** Whether it is inside a sentence. */
  isCut: boolean
}

/** The end of a sentence with the white space after it, or the end of a line. */
const SENTENCE_END = /(?:[.!?…][»”"')\]]*\s|\n)\s*/gu

function startOf(text: string, at: number): Edge {
  const from = Math.max(0, at - MAX_LENGTH_BEFORE)
  const before = text.slice(from, at)
  const last = [...before.matchAll(SENTENCE_END)].at(-1)
  if (last) return { at: from + last.index + last[0].length, isCut: false }
  if (from === 0) return { at: 0, isCut: false }
  const space = before.search(/\s/u)
  return { at: space < 0 ? from : from + space + 1, isCut: true }
}

function endOf(text: string, start: number, at: number): Edge {
  const most = start + MAX_LENGTH
  const after = text.slice(at, most)
  const sentences = [...after.matchAll(SENTENCE_END)]
  const [first] = sentences
  if (first) return { at: at + first.index + first[0].trimEnd().length, isCut: false }
  if (most >= text.length) return { at: text.length, isCut: false }
  const space = after.search(/\s\S*$/u)
  return { at: space <= 0 ? most : at + space, isCut: true }
}
