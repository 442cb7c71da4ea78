import { breakLines, contentWidths, type TextStyle } from '../../../type/lines.ts'
import { type Block, type List, type ListItem, plain } from '../text/blocks.ts'
import type { BlockContext } from './block-context.ts'
import type { Tag } from './canvas.ts'
import { indentSlices, type Slice } from './slice.ts'
import type { Theme } from './theme.ts'
import { writeLine } from './write-line.ts'

/** Between a marker and its text, ems. */
const MARKER_GAP = 0.35

/** A list; the marker of each item is left of its first line. */
export function listSlices(
  list: List,
  gap: number,
  context: BlockContext,
  inner: (blocks: Block[], context: BlockContext) => Slice[],
): Slice[] {
  const { theme } = context
  const tag: Tag = { role: 'L', parent: context.parent }
  const indent = listIndent(list, theme)
  return list.items.flatMap((item, index) => {
    const entry: Tag = { role: 'LI', parent: tag }
    const label: Tag = { role: 'Lbl', parent: entry }
    const body: Tag = { role: 'LBody', parent: entry }
    const itemGap = list.mark === 'letter' ? theme.answerGap : theme.itemGap
    const isFollowed = index < list.items.length - 1 || list.keepNext === true
    const space = index === 0 && context.depth === 0 && list.mark !== 'letter' ? gap : itemGap
    const [first, ...others] = inner(item.blocks, {
      theme,
      width: context.width - indent,
      parent: body,
      depth: context.depth + 1,
    })
    if (!first) return []
    const marker = markerOf(list, item, index, context.depth)
    const style = markerStyle(list, theme)
    const draw: Slice['draw'] = (canvas, x, y) => {
      const [line] = breakLines([plain(marker)], style, indent * 3)
      if (line)
        writeLine(
          canvas,
          line,
          style,
          list.mark === 'tick' ? 'ink' : 'terracotta',
          label,
          x + markerLeft(list, line.width, theme.body, indent),
          y,
        )
      first.draw(canvas, x + indent, y)
    }
    const slices = [{ ...first, gap: space, draw }, ...indentSlices(others, indent)]
    // keep the answers to a question on one page
    return list.mark === 'letter' && isFollowed ? slices.map((slice) => ({ ...slice, keepNext: true })) : slices
  })
}

/** Indent of the text of a list, points: wide numbers need more room. */
export function listIndent(list: List, theme: Theme): number {
  if (list.mark !== 'number') return theme.indent
  const style = markerStyle(list, theme)
  const widest = contentWidths([plain(`${list.start + list.items.length - 1}.`)], style).max
  return Math.max(theme.indent, Math.ceil(widest + style.size * MARKER_GAP))
}

function markerStyle(list: List, theme: Theme): TextStyle {
  return { ...theme.body, bold: list.mark !== 'bullet' && list.mark !== 'tick' }
}

function markerOf(list: List, item: ListItem, index: number, depth: number): string {
  switch (list.mark) {
    case 'number':
      return `${list.start + index}.`
    case 'letter':
      return `${String.fromCharCode(97 + index)}.`
    case 'tick':
      return item.ticked ? '☑' : '☐'
    case 'bullet':
      return depth === 0 ? '•' : '–'
  }
}

/** Numbers are right-aligned, bullets and checkboxes left-aligned. */
function markerLeft(list: List, width: number, style: TextStyle, indent: number): number {
  if (list.mark === 'tick') return 0
  return list.mark === 'bullet' ? style.size * 0.3 : Math.max(0, indent - style.size * MARKER_GAP - width)
}
