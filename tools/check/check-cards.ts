import { WORDING } from '../documents/wording.ts'
import type { Source } from './sources.ts'

/** Sets of cards without a key, or with another number of rows in it than there are cards. */
export function checkCards(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, documents: [source] }) => {
    if (!source?.cards) return []
    const { cardKey } = WORDING[source.language]
    const [cards = '', key] = source.body.split(new RegExp(`^## (?=${cardKey})`, 'm'))
    if (key === undefined) return [`${path}: has cards but no heading ‘## ${cardKey}’`]
    // what comes after the key, such as advice on more cards, has its own heading
    const [count, keyed] = [countRows(cards), countRows(key.split(/^## /m)[0] ?? '')]
    return count === keyed ? [] : [`${path}: has ${count} cards, and ${keyed} rows in the key`]
  })
}

/** Rows of tables, without their heads. */
function countRows(markdown: string): number {
  const lines = markdown.split('\n').map((line) => line.trim())
  return lines.filter((line, index) => line.startsWith('|') && !isRule(line) && !isRule(lines[index + 1])).length
}

function isRule(line = ''): boolean {
  return /^\|(?: *:?-+:? *\|)+$/.test(line)
}
