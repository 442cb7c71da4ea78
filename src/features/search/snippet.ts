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

interface Place {
  at: number
  word: number
}

/** The stretch with most of the words; the beginning of the text where there are none. @param wanted the words in all */
export function bestPart(text: string, locator: RegExp, wanted: number): Part {
  let best = { at: 0, words: 0 }
  const near: Place[] = []
  let seen = 0
  for (const place of places(text, locator)) {
    near.push(place)
    while (near[0] && place.at - near[0].at > LETTERS - LETTERS_BEFORE) near.shift()
    const words = new Set(near.map((one) => one.word)).size
    if (words > best.words) best = { at: near[0]?.at ?? 0, words }
    seen += 1
    if (best.words === wanted || seen === MAX_PLACES) break
  }
  return { text: around(text, best.at), words: best.words }
}

function* places(text: string, locator: RegExp): Generator<Place> {
  for (const match of text.matchAll(locator)) {
    yield { at: match.index, word: match.findIndex((group, index) => index > 0 && group !== undefined) }
  }
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
