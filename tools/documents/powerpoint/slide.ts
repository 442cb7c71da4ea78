import type PptxGenJS from 'pptxgenjs'
import { INK, type Ink, OFFICE_FONT } from '../brand.ts'
import { COVER, type Deck } from '../slides/deck.ts'
import { BODY, LABEL, SAFETY_FACTOR, TITLE } from '../slides/design.ts'
import { type Note, plain, type Run } from '../text/blocks.ts'
import { columnWidths } from '../type/columns.ts'
import { WORDING } from '../wording.ts'
import { BODY_NAME, LABEL_LEFT, layoutName, lineOptions, TITLE_NAME } from './layouts.ts'
import { inches, inchFrame, NAMES } from './names.ts'
import { type Part, partsOf } from './parts.ts'
import type { Frames } from './post-process.ts'
import { type Paragraph, paragraphsOf, runsOf } from './text.ts'

/** @returns the positions of the slide's placeholders */
export function addCover(pptx: PptxGenJS, { source, cover }: Deck): Frames {
  const lang = NAMES[source.language].code
  const slide = pptx.addSlide({ masterName: NAMES[source.language].cover })
  const write = (name: string, text: Deck['cover']['title'], ink: Ink) =>
    slide.addText(runsOf([{ runs: [plain(text.text)], style: text.style, ink, above: 0 }], lang), { placeholder: name })
  write(TITLE_NAME, cover.title, 'white')
  write(BODY_NAME, cover.details, 'sand')
  slide.addText(
    source.context,
    lineOptions(source, COVER.left, 48, COVER.width, { size: 24, leading: 30 }, 'marigold', true),
  )
  const licence = WORDING[source.language].licence
  slide.addText(licence, lineOptions(source, COVER.left, 496, COVER.width, { size: 14, leading: 17.5 }, 'line', false))
  const height = cover.title.lines.length * cover.title.style.leading
  return { [TITLE_NAME]: { top: COVER.band - 24 - height, height } }
}

/** @returns the positions of the slide's placeholders */
export function addSlide(pptx: PptxGenJS, { source }: Deck, fitted: Deck['slides'][number]): Frames {
  const { title, slide: text, theme, sources } = fitted
  const lang = NAMES[source.language].code
  const parts = partsOf(fitted)
  const main = parts.find((part) => part.kind === 'text')
  const masterName = layoutName(source, sources ? 'sources' : text.kind, main !== undefined || sources)
  const slide = pptx.addSlide({ masterName })
  const heading: Paragraph = { runs: [plain(text.title)], style: title.style, ink: 'deep', above: 0 }
  slide.addText(runsOf([heading], lang), { placeholder: TITLE_NAME })
  if (!sources) {
    const label = WORDING[source.language].kinds[text.kind]
    slide.addText(label, {
      ...lineOptions(source, LABEL_LEFT, LABEL.top, 500, LABEL, 'inkSoft', true),
      objectName: label,
    })
  }
  for (const part of parts) {
    if (part.kind === 'table') addTable(slide, fitted, part, source.language)
    else if (part.kind === 'note') addNote(slide, fitted, part, source.language)
    else {
      const runs = runsOf(paragraphsOf(part.blocks, theme), lang)
      const frame = {
        ...inchFrame(BODY.left, part.top, BODY.width, part.height),
        margin: 0,
        valign: 'top',
        isTextBox: true,
      } as const
      slide.addText(runs, part === main ? { placeholder: BODY_NAME, fit: 'shrink' } : frame)
    }
  }
  if (text.notes.length > 0) slide.addNotes(text.notes.join('\n'))
  const titleHeight = title.lines.length * title.style.leading
  const alone = parts.length === 1
  return {
    [TITLE_NAME]: { top: TITLE.top, height: titleHeight },
    // the only frame of the body may grow to the footer
    ...(main && { [BODY_NAME]: { top: main.top, height: alone ? BODY.bottom - main.top : main.height } }),
  }
}

type Language = Deck['source']['language']
type TablePart = Extract<Part, { kind: 'table' }>

function addTable(
  slide: PptxGenJS.Slide,
  { theme, slide: text }: Deck['slides'][number],
  part: TablePart,
  language: Language,
): void {
  const { table, top, height, rows } = part
  const pad = theme.cell
  // the widths of the preview, plus the safety margin for wider fonts
  const widths = columnWidths(table, theme.table, theme.tableHead, BODY.width * SAFETY_FACTOR, pad.x * 2).map(
    (width) => width / SAFETY_FACTOR,
  )
  const none = { type: 'none' } as const
  const below = { type: 'solid', pt: 0.8, color: INK.line } as const
  const cells = (row: Run[][], head: boolean): PptxGenJS.TableRow =>
    widths.map((_, index): PptxGenJS.TableCell => {
      const style = head ? theme.tableHead : theme.table
      const runs = row[index]?.length ? row[index] : [plain('')]
      return {
        text: runsOf([{ runs, style, ink: head ? 'white' : 'ink', above: 0 }], NAMES[language].code),
        options: {
          ...{ align: table.align[index] ?? 'left', valign: 'top', margin: [pad.y, pad.x, pad.y, pad.x] },
          ...{ border: [none, none, below, none], fontSize: style.size, fontFace: OFFICE_FONT },
          ...(head ? { fill: { color: INK.indigo } } : {}),
        },
      }
    })
  slide.addTable([cells(table.header, true), ...table.rows.map((row) => cells(row, false))], {
    ...inchFrame(BODY.left, top, BODY.width, height),
    ...{ colW: widths.map(inches), rowH: rows.map(inches), autoPage: false },
    objectName: `${NAMES[language].table}: ${text.title}`,
  })
}

function addNote(
  slide: PptxGenJS.Slide,
  { theme }: Deck['slides'][number],
  { note, top, height }: { note: Note; top: number; height: number },
  language: Language,
): void {
  const { x, y, bar } = theme.note
  const runs = runsOf(paragraphsOf(note.blocks, theme), NAMES[language].code)
  slide.addText(runs, {
    ...inchFrame(BODY.left, top, BODY.width, height),
    // left, right, bottom, top: the library's order for texts
    ...{ margin: [bar + x, x, y, y], valign: 'top', fill: { color: INK.sand }, isTextBox: true },
  })
  const look = { fill: { color: INK.terracotta }, objectName: NAMES[language].bar }
  slide.addShape('rect', { ...inchFrame(BODY.left, top, bar, height), ...look })
}
