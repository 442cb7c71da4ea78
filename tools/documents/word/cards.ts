import {
  BorderStyle,
  HeightRule,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from 'docx'
import { PAINTS } from '../../diagrams/kit/palette.ts'
import { INK } from '../brand.ts'
import { CARD } from '../pdf/card-slices.ts'
import type { Table as TableBlock } from '../text/blocks.ts'
import { type Card, cardFill, cardRows, cardsInRow, cardsOf } from '../text/cards.ts'
import type { BlockContext } from './block-context.ts'
import { twips } from './measures.ts'
import { wordRuns } from './runs.ts'
import { STYLE } from './styles.ts'

const DASHED = { style: BorderStyle.DASHED, size: Math.round(CARD.line * 8), color: INK.inkSoft }
const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' }

/** Cards to cut out along dashed lines; no row is divided by a page break, and the last one never stands alone on a page. */
export function wordCards(table: TableBlock, context: BlockContext): Table {
  const cards = cardsOf(table)
  const columns = cardsInRow(cards)
  const width = twips(context.width / columns)
  const fill = PAINTS[cardFill(table)]
  const cell = (card: Card | undefined, keepNext: boolean) =>
    new TableCell({
      width: { size: width, type: WidthType.DXA },
      ...(card === undefined && { borders: { right: NONE, bottom: NONE } }),
      children: card === undefined ? [new Paragraph({ style: STYLE.cell })] : cardParagraphs(card, fill, keepNext),
    })
  return new Table({
    width: { size: width * columns, type: WidthType.DXA },
    columnWidths: Array.from({ length: columns }, () => width),
    layout: TableLayoutType.FIXED,
    margins: {
      ...{ left: twips(CARD.pad), right: twips(CARD.pad) },
      ...{ top: twips(CARD.pad - CARD.line / 2), bottom: twips(CARD.pad - CARD.line / 2) },
      marginUnitType: WidthType.DXA,
    },
    borders: {
      ...{ top: DASHED, bottom: DASHED, left: DASHED, right: DASHED },
      ...{ insideHorizontal: DASHED, insideVertical: DASHED },
    },
    rows: cardRows(cards).map(
      (row, index, rows) =>
        new TableRow({
          cantSplit: context.keeps,
          height: { value: twips(CARD.height), rule: HeightRule.ATLEAST },
          children: Array.from({ length: columns }, (_, column) =>
            cell(row[column], context.keeps && index === rows.length - 2),
          ),
        }),
    ),
  })
}

function cardParagraphs({ name, parts }: Card, fill: string, keepNext: boolean): Paragraph[] {
  // A border in the colour of the fill makes it wider than the text.
  const side = { style: BorderStyle.SINGLE, size: 4, space: CARD.name.side, color: fill }
  return [
    new Paragraph({
      style: STYLE.cardName,
      keepNext,
      shading: { type: ShadingType.CLEAR, color: 'auto', fill },
      border: { left: side, right: side },
      children: wordRuns(name),
    }),
    ...parts.flatMap(({ label, words }) => [
      ...(label === null ? [] : [new Paragraph({ style: STYLE.cardLabel, keepNext, children: wordRuns(label) })]),
      new Paragraph({ style: STYLE.card, keepNext, children: wordRuns(words) }),
    ]),
  ]
}
