import type { Run } from './blocks.ts'

/** White space as a browser would show it: one space for many, none beside a line break or at the ends. */
export function tidied(runs: readonly Run[]): Run[] {
  const tidy: Run[] = []
  for (const run of runs) {
    const before = tidy.at(-1)?.text ?? '\n'
    const text = run.text.replace(/[^\S\n]+/g, ' ').replace(/ ?\n ?/g, '\n')
    const part = /\s$/.test(before) ? text.replace(/^ +/, '') : text
    if (part.startsWith('\n')) trimEnd(tidy)
    if (part !== '') tidy.push({ ...run, text: part })
  }
  trimEnd(tidy, /\s+$/)
  trimStart(tidy)
  return joined(tidy)
}

/** The runs of each paragraph: two line breaks in a row are a new one. Empty ones are left out. */
export function splitAtBlankLines(runs: readonly Run[]): Run[][] {
  const parts: Run[][] = [[]]
  for (const run of tidied(runs)) {
    const [first = '', ...rest] = run.text.split(/\n{2,}/)
    parts.at(-1)?.push({ ...run, text: first })
    for (const text of rest) parts.push([{ ...run, text }])
  }
  return parts.map(tidied).filter((part) => part.length > 0)
}

function trimEnd(runs: Run[], what = / +$/): void {
  for (let last = runs.at(-1); last; last = runs.at(-1)) {
    last.text = last.text.replace(what, '')
    if (last.text !== '') return
    runs.pop()
  }
}

function trimStart(runs: Run[]): void {
  for (let first = runs[0]; first; first = runs[0]) {
    first.text = first.text.trimStart()
    if (first.text !== '') return
    runs.shift()
  }
}

/** Neighbours of one look become one run. */
function joined(runs: readonly Run[]): Run[] {
  const result: Run[] = []
  for (const run of runs) {
    const last = result.at(-1)
    const isSame = last && !last.bold === !run.bold && !last.italic === !run.italic && last.href === run.href
    if (isSame) last.text += run.text
    else result.push({ ...run })
  }
  return result
}
