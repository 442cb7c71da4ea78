import { ExternalHyperlink, type ParagraphChild, TextRun } from 'docx'
import type { Run } from '../text/blocks.ts'

/** Underscores of a blank at the end of a line at least. Other blanks are as long as in the text, so that what follows stays on the line. */
const LAST_BLANK = 12

/** Style of all runs of a paragraph. */
export interface RunStyle {
  bold?: boolean
  color?: string
  /** Half points. */
  size?: number
}

/** The runs of a paragraph; adjacent runs with the same URL become one link. */
export function wordRuns(runs: Run[], style: RunStyle = {}): ParagraphChild[] {
  const children: ParagraphChild[] = []
  for (const [index, run] of runs.entries()) {
    const { link } = run
    if (link === null) children.push(...textRuns(run, style))
    else if (runs[index - 1]?.link !== link) {
      const after = runs.slice(index).findIndex((other) => other.link !== link)
      const linked = after === -1 ? runs.slice(index) : runs.slice(index, index + after)
      children.push(new ExternalHyperlink({ link, children: linked.flatMap((part) => textRuns(part, style)) }))
    }
  }
  return children
}

function textRuns(run: Run, style: RunStyle): TextRun[] {
  return run.text.split('\n').map((line, index) => {
    const text = line.replace(/_{3,}$/, (blank) => blank.padEnd(LAST_BLANK, '_'))
    return new TextRun({
      ...style,
      text,
      ...(run.bold && { bold: true }),
      ...(run.italic && { italics: true }),
      ...(run.link !== null && { style: 'Hyperlink' }),
      ...(index > 0 && { break: 1 }),
    })
  })
}
