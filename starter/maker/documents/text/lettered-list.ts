import type { List, ListItem } from './blocks.ts'

/**
 * Converts a bulleted list whose items begin with `a.`, `b.`, `c.` (answers to a question) to a list with letters as
 * markers; undefined for any other list.
 */
export function toLetteredList(items: ListItem[]): List | undefined {
  if (items.length < 2) return undefined
  const withoutLetters: ListItem[] = []
  for (const [index, item] of items.entries()) {
    const [first, ...others] = item.blocks
    if (first?.kind !== 'paragraph') return undefined
    const [run, ...runs] = first.runs
    const letter = String.fromCharCode(97 + index)
    if (!run || !new RegExp(`^${letter}[.)] +\\S`).test(run.text)) return undefined
    const rest = { ...run, text: run.text.replace(/^\w[.)] +/, '') }
    withoutLetters.push({ ticked: null, blocks: [{ kind: 'paragraph', runs: [rest, ...runs] }, ...others] })
  }
  return { kind: 'list', mark: 'letter', start: 1, items: withoutLetters }
}
