import {
  BorderStyle,
  Footer,
  HeadingLevel,
  PageOrientation,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlignTable,
  WidthType,
} from 'docx'
import { INK } from '../brand.ts'
import type { Poster } from '../sheets/fit-poster.ts'
import { COLUMN_GAP, type Row } from '../sheets/poster-rows.ts'
import { POSTER_PAGE, POSTER_WIDTH } from '../sheets/room.ts'
import type { SourceDocument } from '../source.ts'
import { printedTitle } from '../text/title.ts'
import { wovenHeader } from './band-header.ts'
import type { BlockContext } from './block-context.ts'
import { wordBlocks } from './blocks.ts'
import { Lists } from './lists.ts'
import { twips } from './measures.ts'
import { packWord } from './pack.ts'
import { pngsOf } from './picture.ts'
import { wordRuns } from './runs.ts'
import { STYLE } from './styles.ts'

const { width, height, side, band, titlePad, gap, footGap } = POSTER_PAGE
const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const NO_BORDERS = { top: NONE, bottom: NONE, left: NONE, right: NONE, insideHorizontal: NONE, insideVertical: NONE }
/** Room that the text may use more than in the PDF, for lines that are higher in Word. */
const SPARE_ROOM = 8

/** A poster as an editable Word file, landscape. */
export async function posterWord(source: SourceDocument, poster: Poster): Promise<Uint8Array> {
  const { theme } = poster
  const lists = new Lists(theme)
  const pngs = await pngsOf(
    poster.rows.flatMap((row) => row.flatMap(({ blocks }) => blocks)),
    theme,
  )
  const context: BlockContext = {
    theme,
    lists,
    pngs,
    width: POSTER_WIDTH,
    keeps: false,
    depth: 0,
    style: STYLE.body,
    isLast: true,
  }
  const children = [
    titleBox(source),
    new Paragraph({ style: STYLE.gap, spacing: { after: twips(gap - 2) } }),
    ...poster.rows.flatMap((row) => rowParts(row, context)),
  ]
  return packWord(source, {
    theme,
    title: { ...poster.title.style, ink: 'white', after: 0 },
    keeps: false,
    lists,
    section: {
      properties: {
        titlePage: true,
        page: {
          // turned by the library
          size: { width: twips(height), height: twips(width), orientation: PageOrientation.LANDSCAPE },
          margin: {
            left: twips(side),
            right: twips(side),
            top: twips(band.top + band.height),
            bottom: twips(height - poster.foot.top + footGap - SPARE_ROOM),
            header: twips(band.top),
            footer: twips(POSTER_PAGE.bottom),
          },
        },
      },
      headers: { first: await wovenHeader(POSTER_WIDTH, band.height) },
      footers: { first: footer(poster), default: footer(poster) },
      children,
    },
  })
}

function footer({ foot: { sources, imprint } }: Poster): Footer {
  const lines = sources.length === 0 ? [] : [new Paragraph({ style: STYLE.imprint, children: wordRuns(sources) })]
  return new Footer({ children: [...lines, new Paragraph({ style: STYLE.imprint, text: imprint })] })
}

/** The title in white on a dark box. */
function titleBox(source: SourceDocument): Table {
  const size = { size: twips(POSTER_WIDTH), type: WidthType.DXA }
  const cell = new TableCell({
    width: size,
    shading: { type: ShadingType.CLEAR, color: 'auto', fill: INK.deep },
    children: [new Paragraph({ heading: HeadingLevel.TITLE, text: printedTitle(source).subject })],
  })
  return new Table({
    width: size,
    columnWidths: [size.size],
    layout: TableLayoutType.FIXED,
    margins: {
      left: twips(16),
      right: twips(16),
      top: twips(titlePad),
      bottom: twips(titlePad),
      marginUnitType: WidthType.DXA,
    },
    borders: NO_BORDERS,
    rows: [new TableRow({ children: [cell] })],
  })
}

/** Columns as the cells of a table without borders. */
function rowParts(row: Row, context: BlockContext): (Paragraph | Table)[] {
  const [only, ...others] = row
  if (!only) return []
  if (others.length === 0) return wordBlocks(only.blocks, { ...context, width: only.width })
  const widths = row.map((column, index) => twips(column.width + (index > 0 ? COLUMN_GAP : 0)))
  const cells = row.map((column, index) => {
    const isPictures = column.blocks.every((block) => block.kind === 'picture')
    return new TableCell({
      width: { size: widths[index] ?? 0, type: WidthType.DXA },
      margins: { left: index > 0 ? twips(COLUMN_GAP) : 0, right: 0, top: 0, bottom: 0, marginUnitType: WidthType.DXA },
      verticalAlign: isPictures ? VerticalAlignTable.CENTER : VerticalAlignTable.TOP,
      children: wordBlocks(column.blocks, { ...context, width: column.width }),
    })
  })
  const table = new Table({
    width: { size: widths.reduce((sum, each) => sum + each, 0), type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    margins: { left: 0, right: 0, top: 0, bottom: 0, marginUnitType: WidthType.DXA },
    borders: NO_BORDERS,
    rows: [new TableRow({ children: cells })],
  })
  return [table, new Paragraph({ style: STYLE.gap, spacing: { after: 0 } })]
}
