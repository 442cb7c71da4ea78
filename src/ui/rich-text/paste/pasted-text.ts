import { type Block, htmlOfBlocks, type Run } from './blocks.ts'
import { BULLET_MARKER, NUMBER_MARKER } from './list-items.ts'

/**
 * '*bold*' and '_italic_' of WhatsApp: not within a word, and not around a space. At most 1,000 characters, so that a line
 * of stars takes little time.
 */
const STARRED = /(^|[\s([{"'“‘])([*_]{1,2})(?![*_\s]*$)(\S|\S[^\n]{0,1000}?\S)\2(?=$|[\s.,;:!?)\]}"'”’])/g

/**
 * Converts plain text from the clipboard to HTML: blank lines separate paragraphs, lines that begin with '•', '-', '*' or
 * count '1.', '2.' become lists, and WhatsApp's markers become bold and italic.
 */
export function htmlOfPastedText(text: string): string {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/\u200b/g, '')
    .split('\n')
  const numbered = numberedLines(lines)
  const blocks: Block[] = []
  let isInParagraph = false
  for (const [i, line] of lines.entries()) {
    const words = line.trim()
    const ordered = numbered.has(i)
    const isItem = ordered || BULLET_MARKER.test(words)
    if (isItem) blocks.push({ runs: runsOf(withoutMarker(words, ordered)), list: { ordered, level: 1 } })
    else if (words !== '' && isInParagraph) blocks.at(-1)?.runs.push({ text: '\n' }, ...runsOf(words))
    else if (words !== '') blocks.push({ runs: runsOf(words) })
    isInParagraph = words !== '' && !isItem
  }
  return htmlOfBlocks(blocks)
}

function withoutMarker(words: string, ordered: boolean): string {
  return words.replace(ordered ? NUMBER_MARKER : BULLET_MARKER, '')
}

/** Indexes of lines that count from 1, at least two, with only blank lines between them. */
function numberedLines(lines: readonly string[]): Set<number> {
  const all = new Set<number>()
  let row: number[] = []
  const end = () => {
    if (row.length > 1) for (const line of row) all.add(line)
    row = []
  }
  for (const [i, line] of lines.entries()) {
    if (line.trim() === '') continue
    const number = Number(NUMBER_MARKER.exec(line.trim())?.[1] ?? Number.NaN)
    if (number !== row.length + 1) end()
    if (number === row.length + 1) row.push(i)
  }
  end()
  return all
}

function runsOf(words: string, formatting: Omit<Run, 'text'> = {}): Run[] {
  const runs: Run[] = []
  let end = 0
  for (const { index, 0: whole, 1: before = '', 2: marker = '', 3: inner = '' } of words.matchAll(STARRED)) {
    runs.push({ ...formatting, text: words.slice(end, index) + before })
    runs.push(
      ...runsOf(inner, marker.startsWith('*') ? { ...formatting, bold: true } : { ...formatting, italic: true }),
    )
    end = index + whole.length
  }
  runs.push({ ...formatting, text: words.slice(end) })
  return runs.filter(({ text }) => text !== '')
}
