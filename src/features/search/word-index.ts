import type { SearchEntry } from '#server/searchable.ts'
import { readWords } from './entry-words.ts'
import type { SearchedWords } from './searched-words.ts'
import { Vocabulary } from './vocabulary.ts'
import { WordLists } from './word-lists.ts'

/** An entry of the index as it is kept in memory. */
export interface IndexedEntry {
  id: number
  kind: SearchEntry['kind']
  position: number
  formatOrder: number
  sizeBytes: number
  fingerprint: string
  /** Numbers of its words (see `Numbering`) in the title; in title and details; anywhere. */
  places: readonly Uint32Array[]
}

/** Gives every word a number, the same for as long as the process runs. */
export class Numbering {
  readonly words: string[] = []
  readonly #numbers = new Map<string, number>()

  numberOf(word: string): number {
    const known = this.#numbers.get(word)
    if (known !== undefined) return known
    // A copy: what was cut out of the row that it was read from would keep the whole row in memory.
    const own = Buffer.from(word).toString()
    this.#numbers.set(own, this.words.length)
    return this.words.push(own) - 1
  }

  /** @param stored the words of an entry as they lie in the database */
  placesOf(stored: string): Uint32Array[] {
    const [title = [], details = [], text = []] = readWords(stored).map((words) =>
      words.map((word) => this.numberOf(word)),
    )
    const lead = new Set([...title, ...details])
    const all = new Set([...lead, ...text])
    return [Uint32Array.from(title), Uint32Array.from(lead), Uint32Array.from(all)]
  }
}

/** All that a search asks, in memory; made anew when the index has changed. */
export interface WordIndex extends SearchedWords {
  revision: number
  numbering: Numbering
  /** In their order among equal hits. */
  entries: readonly IndexedEntry[]
  /** For each place (title; title or details; anywhere) the entries by word. */
  places: readonly [title: WordLists, lead: WordLists, anywhere: WordLists]
}

export function wordIndex(revision: number, numbering: Numbering, unordered: readonly IndexedEntry[]): WordIndex {
  const entries = [...unordered].sort((a, b) => a.position - b.position || a.id - b.id)
  // Words of entries that are gone keep their numbers, but are no words of the index any more.
  const held = new Uint8Array(numbering.words.length)
  for (const entry of entries) for (const number of entry.places[2] ?? []) held[number] = 1
  const ordered = [...numbering.words.keys()]
    .filter((number) => held[number] === 1)
    .sort((a, b) => {
      const [left = '', right = ''] = [numbering.words[a], numbering.words[b]]
      return left < right ? -1 : 1
    })
  const vocabulary = new Vocabulary(ordered.map((number) => numbering.words[number] ?? ''))
  const rankOf = new Uint32Array(numbering.words.length)
  for (const [rank, number] of ordered.entries()) rankOf[number] = rank
  const listsOf = (place: number) =>
    new WordLists(
      vocabulary,
      entries.map((entry) => (entry.places[place] ?? new Uint32Array()).map((number) => rankOf[number] ?? 0)),
    )
  return { revision, numbering, entries, places: [listsOf(0), listsOf(1), listsOf(2)], vocabulary }
}
