import { type Block, htmlOfBlocks, type Run } from './blocks.ts'
import { BULLET_MARK, NUMBER_MARK } from './list-marks.ts'

/**
 * '*bold*' and '_italic_' as WhatsApp writes them: not within a word, and not around a space. A thousand characters at
 * most, so that a line of nothing but marks is read in a moment.
 */
const STARRED = /(^|[\s([{"'“‘])([*_]{1,2})(?![*_\s]*$)(\S|\S[^\n]{0,1000}?\S)\2(?=$|[\s.,;:!?)\]}"'”’])/g

/**
 * Plain text from the clipboard as HTML: a paragraph at each blank line, lists from lines that begin with '•', '-', '*'
 * or count '1.', '2.', and bold and italic from WhatsApp's marks.
 */
export function htmlOfPastedText(text: string): string {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/\u200b/g, '')
    .split('\n')
  const numbered = numberedLines(lines)
  const blocks: Block[] = []
  let goesOn = false
  for (const [i, line] of lines.entries()) {
    const words = line.trim()
    const ordered = numbered.has(i)
    const isItem = ordered || BULLET_MARK.test(words)
    if (isItem) blocks.push({ runs: runsOf(withoutMark(words, ordered)), list: { ordered, level: 1 } })
    else if (words !== '' && goesOn) blocks.at(-1)?.runs.push({ text: '\n' }, ...runsOf(words))
    else if (words !== '') blocks.push({ runs: runsOf(words) })
    goesOn = words !== '' && !isItem
  }
  return htmlOfBlocks(blocks)
}

function withoutMark(words: string, ordered: boolean): string {
  return words.replace(ordered ? NUMBER_MARK : BULLET_MARK, '')
}

/** The lines that count from 1 on, two of them at least, with nothing but blank lines between: only those are a list. */
function numberedLines(lines: readonly string[]): Set<number> {
  const all = new Set<number>()
  let row: number[] = []
  const end = () => {
    if (row.length > 1) for (const line of row) all.add(line)
    row = []
  }
  for (const [i, line] of lines.entries()) {
    if (line.trim() === '') continue
    const number = Number(NUMBER_MARK.exec(line.trim())?.[1] ?? Number.NaN)
    if (number !== row.length + 1) end()
    if (number === row.length + 1) row.push(i)
  }
  end()
  return all
}

function runsOf(words: string, look: Omit<Run, 'text'> = {}): Run[] {
  const runs: Run[] = []
  let end = 0
  for (const { index, 0: whole, 1: before = '', 2: mark = '', 3: inner = '' } of words.matchAll(STARRED)) {
    runs.push({ ...look, text: words.slice(end, index) + before })
    runs.push(...runsOf(inner, mark.startsWith('*') ? { ...look, bold: true } : { ...look, italic: true }))
    end = index + whole.length
  }
  runs.push({ ...look, text: words.slice(end) })
  return runs.filter(({ text }) => text !== '')
}
