import type { SearchEntry } from '#server/searchable.ts'
import { PLACES } from './places.ts'
import { wordsOf } from './words.ts'

/** PostgreSQL keeps at most 1 MB of words of one document. */
const MAX_WORDS_BYTES = 600_000

type Texts = Pick<SearchEntry, 'title' | 'details' | 'text'>

/** The distinct words of an entry. */
export function entryWords(entry: Texts): string[] {
  return within(new Set([entry.title, entry.details, entry.text].flatMap(wordsOf)))
}

/** What the index holds of an entry: its distinct words, each with the letter of its place before it. */
export function indexedWords(entry: Texts): string[] {
  const title = new Set(wordsOf(entry.title))
  const lead = new Set([...title, ...wordsOf(entry.details)])
  const [inTitle, inLead, anywhere] = PLACES
  return [
    ...within(title).map((word) => inTitle + word),
    ...within(lead).map((word) => inLead + word),
    ...entryWords(entry).map((word) => anywhere + word),
  ]
}

function within(words: Set<string>): string[] {
  let bytes = 0
  return [...words].filter((word) => {
    bytes += Buffer.byteLength(word) + 1
    return bytes <= MAX_WORDS_BYTES
  })
}
