import type { StarterFile } from '#app/starter/content.ts'

/** Titles that two documents of the package share: in the search nobody could tell them apart. */
export function checkTitles(documents: readonly StarterFile[]): string[] {
  const titles = documents.map(({ title }) => title)
  const repeated = new Set(titles.filter((title, index) => titles.indexOf(title) < index))
  return [...repeated].map((title) => `two documents are called ‘${title}’`)
}
