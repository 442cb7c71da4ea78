import type PptxGenJS from 'pptxgenjs'
import { INK, type Ink, OFFICE_FONT } from '../brand.ts'
import { listIndent } from '../pdf/list-slices.ts'
import type { Theme } from '../pdf/theme.ts'
import type { Block, List, ListItem, Run } from '../text/blocks.ts'
import { plain } from '../text/blocks.ts'
import type { TextStyle } from '../type/lines.ts'

/** One paragraph of PowerPoint. */
export interface Paragraph {
  runs: Run[]
  style: TextStyle
  ink: Ink
  /** Points above; the first paragraph of a frame has none. */
  above: number
  bullet?: Exclude<PptxGenJS.TextPropsOptions['bullet'], undefined>
  /** Nesting level in lists, from 0. */
  level?: number
}

/** Headings, paragraphs and lists as paragraphs, with the spacing of the preview. */
export function paragraphsOf(blocks: Block[], theme: Theme, depth = 0): Paragraph[] {
  return blocks.flatMap((block, index) => {
    const previous = blocks[index - 1]
    const gap = previous?.kind === 'heading' ? theme.headings[previous.level].below : theme.gap
    return blockParagraphs(block, theme, gap, depth)
  })
}

function blockParagraphs(block: Block, theme: Theme, gap: number, depth: number): Paragraph[] {
  switch (block.kind) {
    case 'heading': {
      const style = theme.headings[block.level]
      return [{ runs: block.runs, style, ink: style.ink, above: style.above }]
    }
    case 'paragraph':
      return [{ runs: block.runs, style: theme.body, ink: 'ink', above: gap }]
    case 'list':
      return listParagraphs(block, theme, depth > 0 ? theme.itemGap : gap, depth)
    case 'note':
      return paragraphsOf(block.blocks, theme, depth)
    case 'page-break':
      return []
    case 'table':
    case 'picture':
    case 'steps':
      throw new Error('PowerPoint supports no table or picture inside a list or a box')
  }
}

function listParagraphs(list: List, theme: Theme, gap: number, depth: number): Paragraph[] {
  return list.items.flatMap((item, index): Paragraph[] => {
    const inner = paragraphsOf(
      item.blocks.filter((block) => block.kind !== 'list'),
      theme,
      depth,
    )
    // a line break before the second paragraph of an item, because a new paragraph would get its own bullet
    const runs = inner.flatMap((each, number) => (number === 0 ? each.runs : [plain('\n'), ...each.runs]))
    const above = index === 0 ? gap : theme.itemGap
    const bullet = { indent: listIndent(list, theme), ...bulletOf(list, item, depth) }
    const nested = item.blocks.filter((block) => block.kind === 'list')
    return [
      { runs, style: theme.body, ink: 'ink', above, bullet, level: depth },
      ...paragraphsOf(nested, theme, depth + 1),
    ]
  })
}

function bulletOf(
  list: List,
  item: ListItem,
  depth: number,
): { type?: 'number'; style?: string; numberStartAt?: number; characterCode?: string } {
  switch (list.mark) {
    case 'number':
      return { type: 'number', style: 'arabicPeriod', numberStartAt: list.start }
    case 'letter':
      return { type: 'number', style: 'alphaLcPeriod', numberStartAt: list.start }
    case 'tick':
      return { characterCode: item.ticked ? '2611' : '2610' }
    case 'bullet':
      return { characterCode: depth === 0 ? '2022' : '2013' }
  }
}

/**
 * Paragraphs as the library's list of runs: the first run of a paragraph has the paragraph properties, the last ends it.
 */
export function runsOf(paragraphs: Paragraph[], lang: string): PptxGenJS.TextProps[] {
  return paragraphs.flatMap((paragraph, number) => {
    const pieces = paragraph.runs.flatMap((run) =>
      run.text.split('\n').map((text, index) => ({ run, text, broken: index > 0 })),
    )
    return pieces.map(({ run, text, broken }, index): PptxGenJS.TextProps => {
      const { style, ink, bullet, level = 0, above } = paragraph
      const options: PptxGenJS.TextPropsOptions = {
        ...{ lang, fontFace: OFFICE_FONT, fontSize: style.size, color: INK[run.link ? 'indigo' : ink] },
        ...{ bold: style.bold || run.bold, italic: run.italic, lineSpacing: style.leading },
        ...(run.link ? { hyperlink: { url: run.link } } : {}),
        ...(broken ? { softBreakBefore: true } : {}),
        ...(index === 0 && bullet ? { bullet, indentLevel: level } : {}),
        ...(index === 0 && number > 0 ? { paraSpaceBefore: above } : {}),
        ...(index === pieces.length - 1 && number < paragraphs.length - 1 ? { breakLine: true } : {}),
      }
      return { text, options }
    })
  })
}
