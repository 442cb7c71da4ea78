import { countWords } from '#core/words.ts'
import type { Text } from './texts.ts'

/** Shorter lines (labels, headings, lines to fill in) are rightly the same in several documents. */
const MOST_WORDS = 8

/** Lines of more than eight words that stand in two places. */
export function checkRepeats(texts: readonly Text[]): string[] {
  const first = new Map<string, string>()
  return texts.flatMap(({ path, body }) =>
    body.split('\n').flatMap((line) => {
      const words = bare(line)
      if (countWords(words) <= MOST_WORDS || !path.endsWith('.md')) return []
      const before = first.get(words)
      if (before === undefined) first.set(words, path)
      return before === undefined ? [] : [`${path}: stands in ${before} too: ‘${line.trim()}’`]
    }),
  )
}

/** The words of a line without what marks a list, a table, a heading or bold print. */
function bare(line: string): string {
  return line
    .replace(/^\s*(?:[-*>#]+|\d+\.)\s+(?:\[[ x]\])?/, '')
    .replace(/[*_|[\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
