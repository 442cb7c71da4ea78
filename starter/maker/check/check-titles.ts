import type { StarterFile } from '../content/content.ts'

/** Finds titles that two documents share: readers could not tell them apart in the search. */
export function checkTitles(documents: readonly StarterFile[]): string[] {
  const titles = documents.map(({ title }) => title)
  const repeated = new Set(titles.filter((title, index) => titles.indexOf(title) < index))
  return [...repeated].map((title) => `two documents are called ‘${title}’`)
}
