import { ExternalHyperlink, type ParagraphChild, TextRun } from 'docx'
import type { Run } from '../text/blocks.ts'

/** Signs in a line to write on. In the PDF it reaches to the edge; here it must not wrap when someone adds words. */
const BLANK = '_'.repeat(24)

/** Look that all runs of a paragraph have. */
export interface Look {
  bold?: boolean
  color?: string
}

/** The runs of a paragraph; those side by side with one address become one link. */
export function wordRuns(runs: Run[], look: Look = {}): ParagraphChild[] {
  const made: ParagraphChild[] = []
  for (const [index, run] of runs.entries()) {
    const { link } = run
    if (link === null) made.push(...textRuns(run, look))
    else if (runs[index - 1]?.link !== link) {
      const after = runs.slice(index).findIndex((other) => other.link !== link)
      const linked = after === -1 ? runs.slice(index) : runs.slice(index, index + after)
      made.push(new ExternalHyperlink({ link, children: linked.flatMap((part) => textRuns(part, look)) }))
    }
  }
  return made
}

function textRuns(run: Run, look: Look): TextRun[] {
  return run.text.split('\n').map((line, index) => {
    const text = line.replace(/_{3,}/g, (blank) => (blank.length > BLANK.length ? blank : BLANK))
    return new TextRun({
      ...look,
      text,
      ...(run.bold && { bold: true }),
      ...(run.italic && { italics: true }),
      ...(run.link !== null && { style: 'Hyperlink' }),
      ...(index > 0 && { break: 1 }),
    })
  })
}
