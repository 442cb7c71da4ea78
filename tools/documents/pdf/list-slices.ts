import { type Block, type List, type ListItem, plain } from '../text/blocks.ts'
import { breakLines, extent, type TextStyle } from '../type/lines.ts'
import type { Place } from './block-slices.ts'
import type { Tag } from './pen.ts'
import { indented, type Slice } from './slice.ts'
import type { Theme } from './theme.ts'
import { writeLine } from './write-line.ts'

/** Between a number and its text, ems. */
const MARK_GAP = 0.35

/** A list; the mark of each item stands left of its first line. */
export function listSlices(
  list: List,
  gap: number,
  place: Place,
  inner: (blocks: Block[], place: Place) => Slice[],
): Slice[] {
  const { theme } = place
  const tag: Tag = { role: 'L', parent: place.parent }
  const indent = listIndent(list, theme)
  return list.items.flatMap((item, index) => {
    const entry: Tag = { role: 'LI', parent: tag }
    const label: Tag = { role: 'Lbl', parent: entry }
    const body: Tag = { role: 'LBody', parent: entry }
    const itemGap = list.mark === 'letter' ? theme.answerGap : theme.itemGap
    const isFollowed = index < list.items.length - 1 || list.keepNext === true
    const space = index === 0 && place.depth === 0 && list.mark !== 'letter' ? gap : itemGap
    const [first, ...others] = inner(item.blocks, {
      theme,
      width: place.width - indent,
      parent: body,
      depth: place.depth + 1,
    })
    if (!first) return []
    const mark = markOf(list, item, index, place.depth)
    const style = markStyle(list, theme)
    const draw: Slice['draw'] = (pen, x, y) => {
      const [line] = breakLines([plain(mark)], style, indent * 3)
      if (line)
        writeLine(
          pen,
          line,
          style,
          list.mark === 'tick' ? 'ink' : 'terracotta',
          label,
          x + markLeft(list, line.width, theme.body, indent),
          y,
        )
      first.draw(pen, x + indent, y)
    }
    const slices = [{ ...first, gap: space, draw }, ...indented(others, indent)]
    // the answers to a question are not torn apart
    return list.mark === 'letter' && isFollowed ? slices.map((slice) => ({ ...slice, keepNext: true })) : slices
  })
}

/** How far right the text of a list stands, points: two digits in large letters need more room than one. */
export function listIndent(list: List, theme: Theme): number {
  if (list.mark !== 'number') return theme.indent
  const style = markStyle(list, theme)
  const widest = extent([plain(`${list.start + list.items.length - 1}.`)], style).widest
  return Math.max(theme.indent, Math.ceil(widest + style.size * MARK_GAP))
}

function markStyle(list: List, theme: Theme): TextStyle {
  return { ...theme.body, bold: list.mark !== 'bullet' && list.mark !== 'tick' }
}

function markOf(list: List, item: ListItem, index: number, depth: number): string {
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

/** Numbers end at one line, so that 9. and 10. stand below each other; marks begin at one. */
function markLeft(list: List, width: number, style: TextStyle, indent: number): number {
  if (list.mark === 'tick') return 0
  return list.mark === 'bullet' ? style.size * 0.3 : Math.max(0, indent - style.size * MARK_GAP - width)
}
