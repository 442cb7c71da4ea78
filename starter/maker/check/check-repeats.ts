import type { Text } from './texts.ts'

/** Shorter lines (labels, headings, blanks) may occur in several documents. */
const MAX_REPEATED_WORDS = 8

/** Finds lines of more than eight words that occur twice. */
export function checkRepeats(texts: readonly Text[]): string[] {
  const firstPaths = new Map<string, string>()
  return texts.flatMap(({ path, body }) =>
    body.split('\n').flatMap((line) => {
      const words = normalize(line)
      if (words.split(' ').length <= MAX_REPEATED_WORDS || !path.endsWith('.md')) return []
      const firstPath = firstPaths.get(words)
      if (firstPath === undefined) firstPaths.set(words, path)
      return firstPath === undefined ? [] : [`${path}: repeats a line of ${firstPath}: ‘${line.trim()}’`]
    }),
  )
}

/** A line without Markdown syntax, for comparison. */
function normalize(line: string): string {
  return line
    .replace(/^\s*(?:[-*>#]+|\d+\.)\s+(?:\[[ x]\])?/, '')
    .replace(/[*_|[\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
