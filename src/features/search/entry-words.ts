import type { SearchEntry } from '#server/searchable.ts'
import { wordsOf } from './words.ts'

/** The distinct words of an entry as they are stored: a line for the title, one for the details, one for the text. */
export function storedWords(entry: Pick<SearchEntry, 'title' | 'details' | 'text'>): string {
  return [entry.title, entry.details, entry.text].map((text) => [...new Set(wordsOf(text))].join(' ')).join('\n')
}

/** The words of each of the three places, as `storedWords` wrote them. */
export function readWords(stored: string): string[][] {
  return stored.split('\n').map((line) => (line === '' ? [] : line.split(' ')))
}
