import { WORDING } from '../documents/wording.ts'
import type { Source } from './sources.ts'

/** Finds sets of cards without a key, or whose key has a different number of rows. */
export function checkCards(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, documents: [source] }) => {
    if (!source?.cards) return []
    const { cardKey } = WORDING[source.language]
    const [cards = '', key] = source.body.split(new RegExp(`^## (?=${cardKey})`, 'm'))
    if (key === undefined) return [`${path}: has cards but no heading ‘## ${cardKey}’`]
    // sections after the key, such as advice on more cards, have their own heading
    const [cardCount, keyCount] = [countRows(cards), countRows(key.split(/^## /m)[0] ?? '')]
    return cardCount === keyCount ? [] : [`${path}: has ${cardCount} cards, and ${keyCount} rows in the key`]
  })
}

/** Counts table rows without headers. */
function countRows(markdown: string): number {
  const lines = markdown.split('\n').map((line) => line.trim())
  return lines.filter(
    (line, index) => line.startsWith('|') && !isDelimiterRow(line) && !isDelimiterRow(lines[index + 1]),
  ).length
}

function isDelimiterRow(line = ''): boolean {
  return /^\|(?: *:?-+:? *\|)+$/.test(line)
}
