import type { List, ListItem } from './blocks.ts'

/**
 * A bulleted list whose items begin with `a.`, `b.`, `c.` in turn, as the answers to a question do, made into a list
 * with real letters; undefined for any other list.
 */
export function lettered(items: ListItem[]): List | undefined {
  if (items.length < 2) return undefined
  const bare: ListItem[] = []
  for (const [index, item] of items.entries()) {
    const [first, ...others] = item.blocks
    if (first?.kind !== 'paragraph') return undefined
    const [run, ...runs] = first.runs
    const letter = String.fromCharCode(97 + index)
    if (!run || !new RegExp(`^${letter}[.)] +\\S`).test(run.text)) return undefined
    const rest = { ...run, text: run.text.replace(/^\w[.)] +/, '') }
    bare.push({ ticked: null, blocks: [{ kind: 'paragraph', runs: [rest, ...runs] }, ...others] })
  }
  return { kind: 'list', mark: 'letter', start: 1, items: bare }
}
